// RUN: not stablehlo-opt %s
// breaks ragged_dot (X12)
//   shape(result) = (lhs_ragged_dimensions[0] in lhs_contracting_dimensions ? [dim(group_sizes, -1)] : []) ++ dim(lhs, lhs_batching_dimensions...) ++ shape(lhs) without (lhs_batching_dimensions ++ lhs_contracting_dimensions) ++ shape(rhs) without (rhs_batching_dimensions ++ rhs_contracting_dimensions ++ rhs_group_dimensions)

func.func @main(%arg0: tensor<3x2x4xf64>, %arg1: tensor<3x4x4xf64>, %arg2: tensor<4xi16>) -> tensor<3x4x2x2xf64> {
  %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_ragged_dimensions = [1], rhs_group_dimensions = [1]>}> : (tensor<3x2x4xf64>, tensor<3x4x4xf64>, tensor<4xi16>) -> tensor<3x4x2x2xf64>
  return %0 : tensor<3x4x2x2xf64>
}
