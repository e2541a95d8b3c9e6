// RUN: stablehlo-translate --interpret %s --args='[dense<[[(1.5, 1.25)]]> : tensor<1x1xcomplex<f64>>, dense<[[(-6.0, 3.0), (5.0, 6.0)]]> : tensor<1x2xcomplex<f64>>]'
// RUN: : @program
// stablehlo.einsum on complex<f64>, exact values
//   E: complex<f64>
//   einsum_config: alternative 1
//   n: alternative 1 (otherwise)
//   A: 1
//   m: alternative 1 (otherwise)
//   B: more
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [-12.75,-3.0,[0.0,0.0],15.25]

module {
func.func @program(%arg0: tensor<1x1xcomplex<f64>>, %arg1: tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "ab,bc->ac" : (tensor<1x1xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> tensor<1x2xcomplex<f64>>
  return %0 : tensor<1x2xcomplex<f64>>
}

  func.func @main(%input0: tensor<1x1xcomplex<f64>>, %input1: tensor<1x2xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1xcomplex<f64>>, tensor<1x2xcomplex<f64>>) -> (tensor<1x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
    check.expect_eq_const %v0, dense<[[-12.75, 0.0]]> : tensor<1x2xf64>
    %v1 = stablehlo.imag %r : (tensor<1x2xcomplex<f64>>) -> tensor<1x2xf64>
    check.expect_eq_const %v1, dense<[[-3.0, 15.25]]> : tensor<1x2xf64>
    func.return
  }
}
