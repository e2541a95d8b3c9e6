// RUN: stablehlo-translate --interpret %s --args='[dense<[[(0.0, -4.0), (2.5, -2.5)], [(-4.0, 1.5), (0.0, 3.5)]]> : tensor<2x2xcomplex<f64>>, dense<[[(5.0, -1.0), (-8.0, 5.0)], [(3.0, -3.0), (4.0, -3.0)]]> : tensor<2x2xcomplex<f64>>]'
// RUN: : @program
// stablehlo.subtract on complex<f64>, exact values
//   S: rank 2
//   E: complex<f64>
// legal 0 0: [-5.0,-3.0,10.5,-7.5,-7.0,4.5,-4.0,6.5]

module {
func.func @program(%arg0: tensor<2x2xcomplex<f64>>, %arg1: tensor<2x2xcomplex<f64>>) -> tensor<2x2xcomplex<f64>> {
  %0 = stablehlo.subtract %arg0, %arg1 : tensor<2x2xcomplex<f64>>
  return %0 : tensor<2x2xcomplex<f64>>
}

  func.func @main(%input0: tensor<2x2xcomplex<f64>>, %input1: tensor<2x2xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2xcomplex<f64>>, tensor<2x2xcomplex<f64>>) -> (tensor<2x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v0, dense<[[-5.0, 10.5], [-7.0, -4.0]]> : tensor<2x2xf64>
    %v1 = stablehlo.imag %r : (tensor<2x2xcomplex<f64>>) -> tensor<2x2xf64>
    check.expect_eq_const %v1, dense<[[-3.0, -7.5], [4.5, 6.5]]> : tensor<2x2xf64>
    func.return
  }
}
