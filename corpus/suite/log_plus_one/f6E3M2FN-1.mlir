// RUN: stablehlo-translate --interpret %s --args='[dense<3.5> : tensor<f6E3M2FN>]'
// RUN: : @program
// stablehlo.log_plus_one on f6E3M2FN, envelope values
//   S: rank 0
//   E: f6E3M2FN
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
//   ulps: low + 1
// legal 0 0: [[1.25,1.75]]

module {
func.func @program(%arg0: tensor<f6E3M2FN>) -> tensor<f6E3M2FN> {
  %0 = stablehlo.log_plus_one %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0009765625, ulps = 1, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<f6E3M2FN>
  return %0 : tensor<f6E3M2FN>
}

  func.func @main(%input0: tensor<f6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<f6E3M2FN>) -> (tensor<f6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<f6E3M2FN>) -> tensor<f64>
    %v1 = stablehlo.constant dense<1.75> : tensor<f64>
    %v2 = stablehlo.constant dense<1.25> : tensor<f64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<f64>, tensor<f64>) -> tensor<i1>
    %v5 = stablehlo.and %v3, %v4 : tensor<i1>
    check.expect_eq_const %v5, dense<true> : tensor<i1>
    func.return
  }
}
