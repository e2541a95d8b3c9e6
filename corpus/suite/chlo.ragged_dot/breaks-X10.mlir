// RUN: not stablehlo-opt %s
// breaks ragged_dot (X10)
//   1 <= rank(group_sizes) and (for d in rhs_group_dimensions: dim(rhs, d) = dim(group_sizes, -1))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x1x0xi16>, %arg1: tensor<1xi16>, %arg2: tensor<0xui16>) -> tensor<2x1x0xi64> {
    %0 = "chlo.ragged_dot"(%arg0, %arg1, %arg2) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_ragged_dimensions = [2], rhs_group_dimensions = [0]>}> : (tensor<2x1x0xi16>, tensor<1xi16>, tensor<0xui16>) -> tensor<2x1x0xi64>
    return %0 : tensor<2x1x0xi64>
  }
}
