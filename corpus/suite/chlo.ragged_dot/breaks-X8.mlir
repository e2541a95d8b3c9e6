// RUN: not stablehlo-opt %s
// breaks ragged_dot (X8)
//   size(rhs_group_dimensions) = (lhs_ragged_dimensions[0] in lhs_batching_dimensions ++ lhs_contracting_dimensions ? 0 : 1)

func.func @main(%arg0: tensor<4x1x1xf64>, %arg1: tensor<4x1x1xf64>, %arg2: tensor<1xi4>) -> tensor<1x1xf64> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [2, 0], rhs_contracting_dimensions = [1, 0], lhs_ragged_dimensions = [2], rhs_group_dimensions = [2]>, precision_config = [#chlo<precision HIGHEST>, #chlo<precision HIGH>]}> : (tensor<4x1x1xf64>, tensor<4x1x1xf64>, tensor<1xi4>) -> tensor<1x1xf64>
  return %0 : tensor<1x1xf64>
}
