// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, -4.0], [0.0, 0.0]]> : tensor<2x2xf64>]'
// RUN: : @program
// stablehlo.exponential on f64, exact values
//   S: rank 2
//   E: f64
//   mode: HIGHEST
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [[0.9999999999999993,1.0000000000000007],[0.018315638888734168,0.018315638888734193],[0.9999999999999993,1.0000000000000007],[0.9999999999999993,1.0000000000000007]]

module {
func.func @program(%arg0: tensor<2x2xf64>) -> tensor<2x2xf64> {
  %0 = stablehlo.exponential %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 0.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<HIGHEST>>} : tensor<2x2xf64>
  return %0 : tensor<2x2xf64>
}

  func.func @main(%input0: tensor<2x2xf64>) {
    %r = func.call @program(%input0) : (tensor<2x2xf64>) -> (tensor<2x2xf64>)
    %v0 = stablehlo.constant dense<[[1.0000000000000007, 0.018315638888734193], [1.0000000000000007, 1.0000000000000007]]> : tensor<2x2xf64>
    %v1 = stablehlo.constant dense<[[0.9999999999999993, 0.018315638888734168], [0.9999999999999993, 0.9999999999999993]]> : tensor<2x2xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<2x2xf64>, tensor<2x2xf64>) -> tensor<2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2xi1>
    check.expect_eq_const %v4, dense<true> : tensor<2x2xi1>
    func.return
  }
}
