// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[0.0, 2.5], [0.5, 3.0], [2.0, -4.0]], [[1.0, 1.0], [2.5, -3.0], [-1.0, -2.0]], [[-2.0, -3.5], [-1.5, -1.0], [-2.0, 0.5]], [[1.5, 4.0], [1.0, 1.0], [0.5, -2.5]]], [[[0.0, 2.5], [-3.5, 2.0], [0.5, 2.5]], [[-0.5, -3.5], [3.0, 4.0], [-4.0, 2.5]], [[0.0, 4.0], [-1.0, 2.0], [-3.0, 2.5]], [[-2.5, -1.5], [4.0, 0.5], [-4.0, 3.0]]]]> : tensor<2x4x3x2xf16>, dense<[-3.0, 0.0, -1.0, -4.0]> : tensor<4xf16>, dense<[1, 0, 9223372036854775807, 1]> : tensor<4xui64>]'
// RUN: : @program
// chlo.ragged_dot on f16, exact values
//   G: rank 1
//   M: rank 3+
//   B: rank 0
//   K: rank 0
//   N: rank 0
//   E: f16
//   F: f16
//   I: ui64
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   n: low (otherwise)
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: absent
//   R: alternative 1 (otherwise)
// legal 0 0: [[0.0,0.0],-7.5,-1.5,-9.0,-6.0,12.0,-3.0,-3.0,-7.5,9.0,3.0,6.0,6.0,10.5,4.5,3.0,6.0,-1.5,-4.5,-12.0,-3.0,-3.0,-1.5,7.5,[0.0,0.0],-2.5,3.5,-2.0,-0.5,-2.5,0.5,3.5,-3.0,-4.0,4.0,-2.5,[0.0,0.0],-4.0,1.0,-2.0,3.0,-2.5,2.5,1.5,-4.0,-0.5,4.0,-3.0]

module {
func.func @program(%arg0: tensor<2x4x3x2xf16>, %arg1: tensor<4xf16>, %arg2: tensor<4xui64>) -> tensor<2x4x3x2xf16> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>}> : (tensor<2x4x3x2xf16>, tensor<4xf16>, tensor<4xui64>) -> tensor<2x4x3x2xf16>
  return %0 : tensor<2x4x3x2xf16>
}

  func.func @main(%input0: tensor<2x4x3x2xf16>, %input1: tensor<4xf16>, %input2: tensor<4xui64>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<2x4x3x2xf16>, tensor<4xf16>, tensor<4xui64>) -> (tensor<2x4x3x2xf16>)
    %v0 = stablehlo.convert %r : (tensor<2x4x3x2xf16>) -> tensor<2x4x3x2xf64>
    check.expect_eq_const %v0, dense<[[[[0.0, -7.5], [-1.5, -9.0], [-6.0, 12.0]], [[-3.0, -3.0], [-7.5, 9.0], [3.0, 6.0]], [[6.0, 10.5], [4.5, 3.0], [6.0, -1.5]], [[-4.5, -12.0], [-3.0, -3.0], [-1.5, 7.5]]], [[[0.0, -2.5], [3.5, -2.0], [-0.5, -2.5]], [[0.5, 3.5], [-3.0, -4.0], [4.0, -2.5]], [[0.0, -4.0], [1.0, -2.0], [3.0, -2.5]], [[2.5, 1.5], [-4.0, -0.5], [4.0, -3.0]]]]> : tensor<2x4x3x2xf64>
    func.return
  }
}
