// RUN: not stablehlo-opt %s
// breaks ragged_dot (X11)
//   rank(group_sizes) = 1 or shape(group_sizes)[:-1] = shape(lhs)[grouped_by(lhs_ragged_dimensions[0], rank(lhs), lhs_batching_dimensions, lhs_contracting_dimensions)]

func.func @main(%arg0: tensor<3x3x2xui4>, %arg1: tensor<2x3x2xui4>, %arg2: tensor<3x1x2xui16>) -> tensor<3x2x3xui64> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [1, 0], lhs_ragged_dimensions = [1], rhs_group_dimensions = [2]>}> : (tensor<3x3x2xui4>, tensor<2x3x2xui4>, tensor<3x1x2xui16>) -> tensor<3x2x3xui64>
  return %0 : tensor<3x2x3xui64>
}
