// RUN: not stablehlo-opt %s
// breaks dot_general (C3)
//   is_unique(lhs_batching_dimensions ++ lhs_contracting_dimensions)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x3x2xui64>, %arg1: !stablehlo.token) -> tensor<3xui64> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [2], lhs_contracting_dimensions = [0, 2], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]}> : (tensor<3x3x2xui64>, !stablehlo.token) -> tensor<3xui64>
    return %0 : tensor<3xui64>
  }
}
