// RUN: not stablehlo-opt %s
// breaks ragged_dot (X11)
//   rank(group_sizes) = 1 or shape(group_sizes)[:-1] = shape(lhs)[grouped_by(lhs_ragged_dimensions[0], rank(lhs), lhs_batching_dimensions, lhs_contracting_dimensions)]

func.func @main(%arg0: tensor<2x2x4x3xf64>, %arg1: tensor<2xf64>, %arg2: tensor<2x2xui16>) -> tensor<2x2x4x3xf64> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [1]>}> : (tensor<2x2x4x3xf64>, tensor<2xf64>, tensor<2x2xui16>) -> tensor<2x2x4x3xf64>
  return %0 : tensor<2x2x4x3xf64>
}
