// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.sine on f4E2M1FN, exact values
//   S: rank 2
//   S: has 1
//   E: f4E2M1FN
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[0.0,0.0],[-0.0,0.5],[0.0,0.0],[0.0,0.0]]

module {
func.func @program() -> tensor<4x1xf4E2M1FN> {
  %0 = stablehlo.constant dense<[[0.0], [0.5], [0.0], [-0.0]]> : tensor<4x1xf4E2M1FN>
  %1 = stablehlo.sine %0 {result_accuracy = #stablehlo.result_accuracy<atol = 7.62939453125e-06, rtol = 7.62939453125e-06, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x1xf4E2M1FN>
  return %1 : tensor<4x1xf4E2M1FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4x1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf4E2M1FN>) -> tensor<4x1xf64>
    %v1 = stablehlo.constant dense<[[0.0], [0.5], [0.0], [0.0]]> : tensor<4x1xf64>
    %v2 = stablehlo.constant dense<[[0.0], [-0.0], [0.0], [0.0]]> : tensor<4x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1xf64>, tensor<4x1xf64>) -> tensor<4x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<4x1xi1>
    func.return
  }
}
