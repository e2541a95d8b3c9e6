// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[1.0, -1.0, -1.0], [0.0, -1.0, 0.0]]], [[[-0.5, 1.0, -0.5], [-0.5, -1.0, -0.5]]], [[[-0.5, -1.0, 0.0], [0.5, 1.0, -1.0]]], [[[0.0, 0.5, -1.0], [-1.0, 0.5, 1.0]]], [[[0.0, -0.5, 0.0], [0.5, -0.5, -1.0]]]]> : tensor<5x1x2x3xf8E5M2FNUZ>, dense<[[[[0.0], [1.0], [-2.0], [2.0], [-2.0]], [[-1.0], [-1.0], [2.0], [1.0], [1.0]]], [[[2.0], [1.0], [1.0], [1.0], [0.0]], [[-1.0], [-2.0], [-2.0], [1.0], [-2.0]]], [[[2.0], [1.0], [-2.0], [-1.0], [-2.0]], [[-2.0], [2.0], [0.0], [-1.0], [-1.0]]]]> : tensor<3x2x5x1xf8E5M2FNUZ>, dense<[[1, 15, 2], [8, 3, 15], [1, 1, 1], [15, 4, 1], [2, 15, 15]]> : tensor<5x3xui4>]'
// RUN: : @program
// chlo.ragged_dot on f8E5M2FNUZ, exact values
//   G: rank 0
//   M: rank 0
//   B: rank 2
//   K: rank 2
//   K: has 1
//   N: rank 0
//   E: f8E5M2FNUZ
//   F: f8E5M2FNUZ
//   I: ui4
//   lhs_batching_dimensions: ascending
//   rhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: unordered
//   rhs_contracting_dimensions: ascending
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: other
//   n: more
//   Q: alternative 2
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
//   R: alternative 1 (otherwise)
// legal 0 0: [-4.0,1.0,[0.0,0.0],1.5,[0.0,0.0],-1.0,1.5,-1.5,[0.0,0.0],2.5]

module {
func.func @program(%arg0: tensor<5x1x2x3xf8E5M2FNUZ>, %arg1: tensor<3x2x5x1xf8E5M2FNUZ>, %arg2: tensor<5x3xui4>) -> tensor<5x2xf8E5M2FNUZ> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [2, 1], lhs_contracting_dimensions = [3, 1], rhs_contracting_dimensions = [0, 3], lhs_ragged_dimensions = [2]>, precision_config = [#chlo<precision HIGH>, #chlo<precision DEFAULT>]}> : (tensor<5x1x2x3xf8E5M2FNUZ>, tensor<3x2x5x1xf8E5M2FNUZ>, tensor<5x3xui4>) -> tensor<5x2xf8E5M2FNUZ>
  return %0 : tensor<5x2xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<5x1x2x3xf8E5M2FNUZ>, %input1: tensor<3x2x5x1xf8E5M2FNUZ>, %input2: tensor<5x3xui4>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<5x1x2x3xf8E5M2FNUZ>, tensor<3x2x5x1xf8E5M2FNUZ>, tensor<5x3xui4>) -> (tensor<5x2xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5x2xf8E5M2FNUZ>) -> tensor<5x2xf64>
    check.expect_eq_const %v0, dense<[[-4.0, 1.0], [0.0, 1.5], [0.0, -1.0], [1.5, -1.5], [0.0, 2.5]]> : tensor<5x2xf64>
    func.return
  }
}
