// RUN: stablehlo-translate --interpret %s --args='[dense<(1.5149377141481113, 0.5789887684650694)> : tensor<complex<f64>>]'
// RUN: : @program
// stablehlo.real on complex<f64>, envelope values
//   S: rank 0
//   E: complex<f64>
// legal 0 0: [1.5149377141481113]

module {
func.func @program(%arg0: tensor<complex<f64>>) -> tensor<f64> {
  %0 = stablehlo.real %arg0 : (tensor<complex<f64>>) -> tensor<f64>
  return %0 : tensor<f64>
}

  func.func @main(%input0: tensor<complex<f64>>) {
    %r = func.call @program(%input0) : (tensor<complex<f64>>) -> (tensor<f64>)
    check.expect_eq_const %r, dense<1.5149377141481113> : tensor<f64>
    func.return
  }
}
