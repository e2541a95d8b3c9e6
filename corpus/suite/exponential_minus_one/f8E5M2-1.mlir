// RUN: stablehlo-translate --interpret %s --args='[dense<-0.5> : tensor<f8E5M2>]'
// RUN: : @program
// stablehlo.exponential_minus_one on f8E5M2, exact values
//   S: rank 0
//   E: f8E5M2
//   mode: TOLERANCE
//   atol: 0
//   rtol: 0
//   ulps: low
// legal 0 0: [-0.375]

module {
func.func @program(%arg0: tensor<f8E5M2>) -> tensor<f8E5M2> {
  %0 = stablehlo.exponential_minus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}

  func.func @main(%input0: tensor<f8E5M2>) {
    %r = func.call @program(%input0) : (tensor<f8E5M2>) -> (tensor<f8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<f8E5M2>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-0.375> : tensor<f64>
    func.return
  }
}
