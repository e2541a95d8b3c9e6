// RUN: stablehlo-translate --interpret %s --args='[dense<0.0> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.cbrt on f6E3M2FN, exact values
//   S: rank 0
//   E: f6E3M2FN
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
//   ulps: low
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
  %0 = stablehlo.cbrt %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.5, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f6E3M2FN>
  return %0 : tensor<f6E3M2FN>
}

  func.func @main(%input0: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<f64>) -> tensor<i64>
    check.expect_eq_const %v1, dense<0> : tensor<i64>
    func.return
  }
}
