// RUN: stablehlo-translate --interpret %s --args='[dense<(0.5, 2.225073858507201e-308)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on complex<f64>, special values
//   S: rank 0
//   U: rank 1
//   U: has 1
//   E: complex<f64>
//   broadcast_dimensions: empty
// legal 0 0: [0.5,2.225073858507201e-308]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<1xcomplex<f64>> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<complex<f64>>) -> tensor<1xcomplex<f64>>
  return %0 : tensor<1xcomplex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<0.5> : tensor<1xf64>
    %v1 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<2.225073858507201e-308> : tensor<1xf64>
    func.return
  }
}
