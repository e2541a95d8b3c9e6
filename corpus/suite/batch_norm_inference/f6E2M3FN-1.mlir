// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-4.0, 2.0, 0.0], [-2.0, -1.0, -3.0], [-1.0, -1.0, -3.0]], [[1.0, -2.0, 1.0], [-4.0, -1.0, 0.0], [-1.0, -2.0, -4.0]], [[-3.0, 3.0, -3.0], [2.0, 1.0, 4.0], [1.0, -4.0, 2.0]]]> : tensor<3x3x3xf6E2M3FN>, dense<[0.0, 0.0, 0.0]> : tensor<3xf6E2M3FN>, dense<[0.0, -0.25, -1.0]> : tensor<3xf6E2M3FN>]'
// RUN: : @program
// stablehlo.batch_norm_inference on f6E2M3FN, exact values
//   C: more
//   S: rank 2
//   E: f6E2M3FN
//   feature_index: later
//   epsilon: positive
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x3x3xf6E2M3FN>, %arg1: tensor<3xf6E2M3FN>, %arg2: tensor<3xf6E2M3FN>) -> tensor<3x3x3xf6E2M3FN> {
  %0 = "stablehlo.batch_norm_inference"(%arg0, %arg1, %arg1, %arg1, %arg2) <{feature_index = 2 : i64, epsilon = 2.0 : f32}> : (tensor<3x3x3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> tensor<3x3x3xf6E2M3FN>
  return %0 : tensor<3x3x3xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x3x3xf6E2M3FN>, %input1: tensor<3xf6E2M3FN>, %input2: tensor<3xf6E2M3FN>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<3x3x3xf6E2M3FN>, tensor<3xf6E2M3FN>, tensor<3xf6E2M3FN>) -> (tensor<3x3x3xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3x3x3xf6E2M3FN>) -> tensor<3x3x3xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<3x3x3xf64>
    func.return
  }
}
