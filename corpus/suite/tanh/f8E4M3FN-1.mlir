// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0]], [[-1.0]], [[1.0]], [[-0.5]]]> : tensor<4x1x1xf8E4M3FN>]'
// RUN: : @program
// stablehlo.tanh on f8E4M3FN, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FN
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
// legal 0 0: [0.0,[-0.9375,-0.625],[0.625,0.9375],[-0.5625,-0.375]]

module {
func.func @program(%arg0: tensor<4x1x1xf8E4M3FN>) -> tensor<4x1x1xf8E4M3FN> {
  %0 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 7.62939453125e-06, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x1x1xf8E4M3FN>
  return %0 : tensor<4x1x1xf8E4M3FN>
}

  func.func @main(%input0: tensor<4x1x1xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<4x1x1xf8E4M3FN>) -> (tensor<4x1x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<4x1x1xf8E4M3FN>) -> tensor<4x1x1xf64>
    %v1 = stablehlo.constant dense<[[[0.0]], [[-0.625]], [[0.9375]], [[-0.375]]]> : tensor<4x1x1xf64>
    %v2 = stablehlo.constant dense<[[[0.0]], [[-0.9375]], [[0.625]], [[-0.5625]]]> : tensor<4x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1x1xf64>, tensor<4x1x1xf64>) -> tensor<4x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1x1xf64>, tensor<4x1x1xf64>) -> tensor<4x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x1x1xf64>) -> tensor<4x1x1xi64>
    %v7 = stablehlo.constant dense<[[[0]], [[-4616752568008179712]], [[4603804719079489536]], [[-4620130267728707584]]]> : tensor<4x1x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x1x1xi64>, tensor<4x1x1xi64>) -> tensor<4x1x1xi1>
    %v9 = stablehlo.constant dense<[[[true]], [[false]], [[false]], [[false]]]> : tensor<4x1x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x1x1xi1>, tensor<4x1x1xi1>
    check.expect_eq_const %v10, dense<true> : tensor<4x1x1xi1>
    func.return
  }
}
