// RUN: not stablehlo-opt %s
// breaks ragged_dot (X5)
//   dim(lhs, lhs_batching_dimensions...) = dim(rhs, rhs_batching_dimensions...)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x3x1xui32>, %arg1: tensor<2x5xui32>, %arg2: tensor<2xi16>) -> tensor<4x3x1xui32> {
    %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1], lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>, precision_config = [#chlo<precision HIGHEST>, #chlo<precision HIGH>]}> : (tensor<4x3x1xui32>, tensor<2x5xui32>, tensor<2xi16>) -> tensor<4x3x1xui32>
    return %0 : tensor<4x3x1xui32>
  }
}
