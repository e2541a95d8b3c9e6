// RUN: not stablehlo-opt %s
// breaks ragged_dot (X8)
//   size(rhs_group_dimensions) = (lhs_ragged_dimensions[0] in lhs_batching_dimensions ++ lhs_contracting_dimensions ? 0 : 1)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x2x4xf32>, %arg1: tensor<2xf32>, %arg2: tensor<2xi16>) -> tensor<2x3x4xf64> {
    %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [0], lhs_ragged_dimensions = [2]>, precision_config = [#chlo<precision HIGHEST>, #chlo<precision HIGHEST>]}> : (tensor<3x2x4xf32>, tensor<2xf32>, tensor<2xi16>) -> tensor<2x3x4xf64>
    return %0 : tensor<2x3x4xf64>
  }
}
