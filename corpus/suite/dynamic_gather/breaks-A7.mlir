// RUN: not stablehlo-opt %s
// breaks dynamic_gather (A7)
//   0 <= start_indices_batching_dims < rank(start_indices)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x3x4xf8E4M3>, %arg1: tensor<0x3x4x2xi2>, %arg2: tensor<3xui16>) -> tensor<3x4x2xf8E4M3> {
    %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<operand_batching_dims = [0, 1, 2], start_indices_batching_dims = [4, 1, 2], index_vector_dim = 0>, indices_are_sorted = true}> : (tensor<2x3x4xf8E4M3>, tensor<0x3x4x2xi2>, tensor<3xui16>) -> tensor<3x4x2xf8E4M3>
    return %0 : tensor<3x4x2xf8E4M3>
  }
}
