// RUN: not stablehlo-opt %s
// breaks ragged_dot (X12)
//   shape(result) = (lhs_ragged_dimensions[0] in lhs_contracting_dimensions ? [dim(group_sizes, -1)] : []) ++ dim(lhs, lhs_batching_dimensions...) ++ shape(lhs) without (lhs_batching_dimensions ++ lhs_contracting_dimensions) ++ shape(rhs) without (rhs_batching_dimensions ++ rhs_contracting_dimensions ++ rhs_group_dimensions)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x1x2xf64>, %arg1: tensor<4xf64>, %arg2: tensor<4xui32>) -> tensor<1xf64> {
    %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<2x1x2xf64>, tensor<4xf64>, tensor<4xui32>) -> tensor<1xf64>
    return %0 : tensor<1xf64>
  }
}
