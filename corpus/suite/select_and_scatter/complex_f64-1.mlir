// RUN: stablehlo-translate --interpret %s --args='[dense<(1.6153462630858388, -3.0709522171132457)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.select_and_scatter on complex<f64>, special values
//   S: rank 0
//   E: complex<f64>
//   F: complex<f64>
// legal 0 0: [1.6153462630858388,-3.0709522171132457]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<complex<f64>> {
  %0 = stablehlo.constant dense<(1.0, 0.0)> : tensor<complex<f64>>
  %1 = "stablehlo.select_and_scatter"(%arg0, %arg0, %0) ({
  ^bb0(%2: tensor<complex<f64>>, %3: tensor<complex<f64>>):
    %4 = stablehlo.constant dense<true> : tensor<i1>
    %5 = stablehlo.maximum %4, %4 : tensor<i1>
    stablehlo.return %5 : tensor<i1>
  }, {
  ^bb0(%6: tensor<complex<f64>>, %7: tensor<complex<f64>>):
    %8 = stablehlo.multiply %6, %7 : tensor<complex<f64>>
    stablehlo.return %8 : tensor<complex<f64>>
  }) : (tensor<complex<f64>>, tensor<complex<f64>>, tensor<complex<f64>>) -> tensor<complex<f64>>
  return %1 : tensor<complex<f64>>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<complex<f64>>)
    %v0 = stablehlo.real %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v0, dense<1.6153462630858388> : tensor<f64>
    %v1 = stablehlo.imag %r : (tensor<complex<f64>>) -> tensor<f64>
    check.expect_eq_const %v1, dense<-3.0709522171132457> : tensor<f64>
    func.return
  }
}
