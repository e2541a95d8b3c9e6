// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[[-0.5, -0.5], [-0.5, 0.5], [-0.5, 0.75]]], [[[0.75, -0.5], [0.5, -1.0], [1.0, 0.25]]], [[[-0.75, -0.25], [0.25, -1.0], [0.5, -0.25]]], [[[0.0, 0.5], [-0.25, -0.5], [0.0, 0.25]]]], [[[[-0.75, -0.75], [-0.25, 0.75], [1.0, 1.0]]], [[[0.25, -0.75], [0.75, -1.0], [0.75, 0.75]]], [[[0.25, 1.0], [0.75, 1.0], [-0.5, 0.25]]], [[[0.75, -1.0], [-1.0, -0.75], [0.5, 0.75]]]]]> : tensor<2x4x1x3x2xf8E4M3FNUZ>, dense<[0.5]> : tensor<1xf8E4M3FNUZ>, dense<[1, 1]> : tensor<2xi2>]'
// RUN: : @program
// chlo.ragged_dot on f8E4M3FNUZ, exact values
//   G: rank 0
//   M: rank 3+
//   B: rank 0
//   K: rank 1
//   K: has 1
//   N: rank 0
//   E: f8E4M3FNUZ
//   F: f8E4M3FNUZ
//   I: i2
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: one
//   rhs_contracting_dimensions: one
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   lhs_ragged_dimensions: last
//   n: more
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
//   R: alternative 1
// legal 0 0: [-0.25,-0.25,-0.25,0.25,-0.25,0.375,0.375,-0.25,0.25,-0.5,0.5,0.125,-0.375,-0.125,0.125,-0.5,0.25,-0.125,[0.0,0.0],0.25,-0.125,-0.25,[0.0,0.0],0.125,-0.375,-0.375,-0.125,0.375,0.5,0.5,0.125,-0.375,0.375,-0.5,0.375,0.375,0.125,0.5,0.375,0.5,-0.25,0.125,0.375,-0.5,-0.5,-0.375,0.25,0.375,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2x4x1x3x2xf8E4M3FNUZ>, %arg1: tensor<1xf8E4M3FNUZ>, %arg2: tensor<2xi2>) -> tensor<2x2x4x3x2xf8E4M3FNUZ> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [2]>, precision_config = [#chlo<precision HIGH>, #chlo<precision DEFAULT>]}> : (tensor<2x4x1x3x2xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>, tensor<2xi2>) -> tensor<2x2x4x3x2xf8E4M3FNUZ>
  return %0 : tensor<2x2x4x3x2xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<2x4x1x3x2xf8E4M3FNUZ>, %input1: tensor<1xf8E4M3FNUZ>, %input2: tensor<2xi2>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<2x4x1x3x2xf8E4M3FNUZ>, tensor<1xf8E4M3FNUZ>, tensor<2xi2>) -> (tensor<2x2x4x3x2xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x2x4x3x2xf8E4M3FNUZ>) -> tensor<2x2x4x3x2xf64>
    check.expect_eq_const %v0, dense<[[[[[-0.25, -0.25], [-0.25, 0.25], [-0.25, 0.375]], [[0.375, -0.25], [0.25, -0.5], [0.5, 0.125]], [[-0.375, -0.125], [0.125, -0.5], [0.25, -0.125]], [[0.0, 0.25], [-0.125, -0.25], [0.0, 0.125]]], [[[-0.375, -0.375], [-0.125, 0.375], [0.5, 0.5]], [[0.125, -0.375], [0.375, -0.5], [0.375, 0.375]], [[0.125, 0.5], [0.375, 0.5], [-0.25, 0.125]], [[0.375, -0.5], [-0.5, -0.375], [0.25, 0.375]]]], [[[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]], [[[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]], [[0.0, 0.0], [0.0, 0.0], [0.0, 0.0]]]]]> : tensor<2x2x4x3x2xf64>
    func.return
  }
}
