// RUN: stablehlo-translate --interpret %s --args='[dense<[(172917709544918089728.0, -5.440090344259376e+121)]> : tensor<1xcomplex<f64>>]'
// RUN: : @program
// stablehlo.broadcast on complex<f64>, special values
//   S: rank 1
//   S: has 1
//   B: rank 0
//   E: complex<f64>
// legal 0 0: [1.729177095449181e+20,-5.440090344259376e+121]

module {
func.func @program(%arg0: tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>> {
  %0 = stablehlo.broadcast %arg0, sizes = [] : (tensor<1xcomplex<f64>>) -> tensor<1xcomplex<f64>>
  return %0 : tensor<1xcomplex<f64>>
}

  func.func @main(%input0: tensor<1xcomplex<f64>>) {
    %r = func.call @program(%input0) : (tensor<1xcomplex<f64>>) -> (tensor<1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<1.729177095449181e+20> : tensor<1xf64>
    %v1 = stablehlo.imag %r : (tensor<1xcomplex<f64>>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-5.440090344259376e+121> : tensor<1xf64>
    func.return
  }
}
