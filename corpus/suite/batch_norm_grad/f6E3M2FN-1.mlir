// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<4x3x1x0xf6E3M2FN>, dense<[-28.0, 0.75, -28.0]> : tensor<3xf6E3M2FN>, dense<[28.0, 28.0, 0.0]> : tensor<3xf6E3M2FN>, dense<> : tensor<4x3x1x0xf6E3M2FN>]'
// RUN: : @program
// stablehlo.batch_norm_grad on f6E3M2FN, special values
//   C: more
//   S: rank 3+
//   S: has 0
//   S: has 1
//   E: f6E3M2FN
//   feature_index: later
//   epsilon: positive
// legal 0 0: [0.0,0.0,0.0]
// legal 0 1: [[0.0,0.0],[0.0,0.0],[0.0,0.0]]
// legal 0 2: []

module {
func.func @program(%arg0: tensor<4x3x1x0xf6E3M2FN>, %arg1: tensor<3xf6E3M2FN>, %arg2: tensor<3xf6E3M2FN>, %arg3: tensor<4x3x1x0xf6E3M2FN>) -> (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<4x3x1x0xf6E3M2FN>) {
  %0, %1, %2 = "stablehlo.batch_norm_grad"(%arg0, %arg1, %arg2, %arg2, %arg3) <{feature_index = 1 : i64, epsilon = 0.5 : f32}> : (tensor<4x3x1x0xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<4x3x1x0xf6E3M2FN>) -> (tensor<4x3x1x0xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>)
  return %2, %1, %0 : tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<4x3x1x0xf6E3M2FN>
}

  func.func @main(%input0: tensor<4x3x1x0xf6E3M2FN>, %input1: tensor<3xf6E3M2FN>, %input2: tensor<3xf6E3M2FN>, %input3: tensor<4x3x1x0xf6E3M2FN>) {
    %r:3 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<4x3x1x0xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<4x3x1x0xf6E3M2FN>) -> (tensor<3xf6E3M2FN>, tensor<3xf6E3M2FN>, tensor<4x3x1x0xf6E3M2FN>)
    %v0 = stablehlo.convert %r#0 : (tensor<3xf6E3M2FN>) -> tensor<3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3xf64>) -> tensor<3xi64>
    check.expect_eq_const %v1, dense<0> : tensor<3xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<3xf6E3M2FN>) -> tensor<3xf64>
    check.expect_eq_const %v2, dense<0.0> : tensor<3xf64>
    func.return
  }
}
