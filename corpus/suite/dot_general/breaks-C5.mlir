// RUN: not stablehlo-opt %s
// breaks dot_general (C5)
//   0 <= lhs_batching_dimensions < rank(lhs)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3xui32>, %arg1: tensor<3x3x4xui32>) -> tensor<3x3x4xui64> {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [1, 0]>}> : (tensor<3xui32>, tensor<3x3x4xui32>) -> tensor<3x3x4xui64>
    return %0 : tensor<3x3x4xui64>
  }
}
