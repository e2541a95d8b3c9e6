// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.5], [0xFC], [6.0], [4.5776367e-05], [-6.0]]> : tensor<5x1xf8E5M2>]'
// RUN: : @program
// stablehlo.tanh on f8E5M2, special values
//   S: rank 2
//   S: has 1
//   E: f8E5M2
//   mode: TOLERANCE
//   atol: positive
//   rtol: positive
//   ulps: low
// legal 0 0: [[-1.0,3.0],[-3.0,1.0],[-1.0,3.0],[-2.0,2.0],[-3.0,1.0]]

module {
func.func @program(%arg0: tensor<5x1xf8E5M2>) -> tensor<5x1xf8E5M2> {
  %0 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 2.0, rtol = 1.0, ulps = 0, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<5x1xf8E5M2>
  return %0 : tensor<5x1xf8E5M2>
}

  func.func @main(%input0: tensor<5x1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<5x1xf8E5M2>) -> (tensor<5x1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<5x1xf8E5M2>) -> tensor<5x1xf64>
    %v1 = stablehlo.constant dense<[[3.0], [1.0], [3.0], [2.0], [1.0]]> : tensor<5x1xf64>
    %v2 = stablehlo.constant dense<[[-1.0], [-3.0], [-1.0], [-2.0], [-3.0]]> : tensor<5x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x1xf64>, tensor<5x1xf64>) -> tensor<5x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x1xi1>
    check.expect_eq_const %v5, dense<true> : tensor<5x1xi1>
    func.return
  }
}
