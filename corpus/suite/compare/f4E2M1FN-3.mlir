// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.0], [0.0], [0.0], [0.0], [0.0]], [[0.0], [-0.5], [0.0], [0.0], [0.0]]], [[[0.0], [0.0], [-0.5], [0.0], [0.0]], [[-0.0], [0.0], [0.0], [0.0], [0.0]]], [[[0.0], [-0.0], [0.5], [-0.5], [0.5]], [[0.0], [0.0], [0.0], [-0.0], [0.0]]], [[[0.0], [-0.0], [0.0], [0.0], [0.0]], [[0.0], [0.0], [0.0], [0.0], [0.0]]]]> : tensor<4x2x5x1xf4E2M1FN>, dense<[[[[1.0], [-2.0], [2.0], [-2.0], [-2.0]], [[-2.0], [-2.0], [1.0], [2.0], [2.0]]], [[[0.0], [-1.0], [0.0], [-1.0], [-2.0]], [[0.0], [2.0], [-2.0], [2.0], [0.0]]], [[[1.0], [0.0], [2.0], [0.0], [-2.0]], [[2.0], [-2.0], [2.0], [-1.0], [1.0]]], [[[2.0], [0.0], [-2.0], [2.0], [-2.0]], [[-2.0], [0.0], [0.0], [-2.0], [-1.0]]]]> : tensor<4x2x5x1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.compare on f4E2M1FN, exact values
//   S: rank 3+
//   S: has 1
//   E: f4E2M1FN
//   comparison_direction: GE
//   compare_type: given
//   compare_type: FLOAT
// legal 0 0: [false,true,false,true,true,true,true,false,false,false,true,true,false,true,true,true,false,true,false,true,false,true,false,false,true,false,true,false,true,false,false,true,true,false,true,true,true,true,true,true]

module {
func.func @program(%arg0: tensor<4x2x5x1xf4E2M1FN>, %arg1: tensor<4x2x5x1xf4E2M1FN>) -> tensor<4x2x5x1xi1> {
  %0 = stablehlo.compare GE, %arg0, %arg1, FLOAT : (tensor<4x2x5x1xf4E2M1FN>, tensor<4x2x5x1xf4E2M1FN>) -> tensor<4x2x5x1xi1>
  return %0 : tensor<4x2x5x1xi1>
}

  func.func @main(%input0: tensor<4x2x5x1xf4E2M1FN>, %input1: tensor<4x2x5x1xf4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x2x5x1xf4E2M1FN>, tensor<4x2x5x1xf4E2M1FN>) -> (tensor<4x2x5x1xi1>)
    check.expect_eq_const %r, dense<[[[[false], [true], [false], [true], [true]], [[true], [true], [false], [false], [false]]], [[[true], [true], [false], [true], [true]], [[true], [false], [true], [false], [true]]], [[[false], [true], [false], [false], [true]], [[false], [true], [false], [true], [false]]], [[[false], [true], [true], [false], [true]], [[true], [true], [true], [true], [true]]]]> : tensor<4x2x5x1xi1>
    func.return
  }
}
