// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[(2.0, -1.0), (3.0, 1.0)]> : tensor<2xcomplex<f64>>, dense<[(-2.5, 1.5), (1.5, 4.0)]> : tensor<2xcomplex<f64>>]'
// RUN: : @program
// chlo.broadcast_subtract on complex<f64>, exact values
//   A: rank 1
//   m: low + 1
//   E: complex<f64>
//   broadcast_dimensions: absent
//   B: alternative 1 (otherwise)
// legal 0 0: [4.5,-2.5,1.5,-3.0]

module {
func.func @program(%arg0: tensor<2xcomplex<f64>>, %arg1: tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>> {
  %0 = chlo.broadcast_subtract %arg0, %arg1 : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> tensor<2xcomplex<f64>>
  return %0 : tensor<2xcomplex<f64>>
}

  func.func @main(%input0: tensor<2xcomplex<f64>>, %input1: tensor<2xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xcomplex<f64>>, tensor<2xcomplex<f64>>) -> (tensor<2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[4.5, 1.5]> : tensor<2xf64>
    %v1 = stablehlo.imag %r : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
    check.expect_eq_const %v1, dense<[-2.5, -3.0]> : tensor<2xf64>
    func.return
  }
}
