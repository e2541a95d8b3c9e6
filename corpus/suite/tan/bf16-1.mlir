// RUN: stablehlo-translate --interpret %s --args='[dense<-5.0> : tensor<bf16>]'
// RUN: : @program
// stablehlo.tan on bf16, exact values
//   S: rank 0
//   E: bf16
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low + 1
// legal 0 0: [[3.359375,3.40625]]

module {
func.func @program(%arg0: tensor<bf16>) -> tensor<bf16> {
  %0 = stablehlo.tan %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 0.0009765625, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<bf16>
  return %0 : tensor<bf16>
}

  func.func @main(%input0: tensor<bf16>) {
    %r = func.call @program(%input0) : (tensor<bf16>) -> (tensor<bf16>)
    %v0 = stablehlo.convert %r : (tensor<bf16>) -> tensor<f64>
    %v1 = stablehlo.constant dense<3.40625> : tensor<f64>
    %v2 = stablehlo.constant dense<3.359375> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
