// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0]], [[-1.0]], [[1.0]], [[-0.5]]]> : tensor<4x1x1xf8E3M4>]'
// RUN: : @program
// stablehlo.tanh on f8E3M4, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E3M4
//   mode: TOLERANCE
//   atol: 0
//   rtol: positive
// legal 0 0: [0.0,[-0.84375,-0.6875],[0.6875,0.84375],[-0.5,-0.40625]]

module {
func.func @program(%arg0: tensor<4x1x1xf8E3M4>) -> tensor<4x1x1xf8E3M4> {
  %0 = stablehlo.tanh %arg0 {result_accuracy = #stablehlo.result_accuracy<atol = 0.0, rtol = 7.62939453125e-06, ulps = 2, mode = #stablehlo.result_accuracy_mode<TOLERANCE>>} : tensor<4x1x1xf8E3M4>
  return %0 : tensor<4x1x1xf8E3M4>
}

  func.func @main(%input0: tensor<4x1x1xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<4x1x1xf8E3M4>) -> (tensor<4x1x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<4x1x1xf8E3M4>) -> tensor<4x1x1xf64>
    %v1 = stablehlo.constant dense<[[[0.0]], [[-0.6875]], [[0.84375]], [[-0.40625]]]> : tensor<4x1x1xf64>
    %v2 = stablehlo.constant dense<[[[0.0]], [[-0.84375]], [[0.6875]], [[-0.5]]]> : tensor<4x1x1xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x1x1xf64>, tensor<4x1x1xf64>) -> tensor<4x1x1xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x1x1xf64>, tensor<4x1x1xf64>) -> tensor<4x1x1xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x1x1xi1>
    %v6 = stablehlo.bitcast_convert %v0 : (tensor<4x1x1xf64>) -> tensor<4x1x1xi64>
    %v7 = stablehlo.constant dense<[[[0]], [[-4617596992938311680]], [[4604367669032910848]], [[-4620693217682128896]]]> : tensor<4x1x1xi64>
    %v8 = stablehlo.compare EQ, %v6, %v7, SIGNED : (tensor<4x1x1xi64>, tensor<4x1x1xi64>) -> tensor<4x1x1xi1>
    %v9 = stablehlo.constant dense<[[[true]], [[false]], [[false]], [[false]]]> : tensor<4x1x1xi1>
    %v10 = stablehlo.select %v9, %v8, %v5 : tensor<4x1x1xi1>, tensor<4x1x1xi1>
    check.expect_eq_const %v10, dense<true> : tensor<4x1x1xi1>
    func.return
  }
}
