// RUN: not stablehlo-opt %s
// breaks dynamic_gather (A9)
//   size(operand_batching_dims) = size(start_indices_batching_dims)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x3xf4E2M1FN>, %arg1: tensor<2x0x4x2xui32>, %arg2: tensor<2xi32>) -> tensor<2x4x0x2xf4E2M1FN> {
    %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [1], start_indices_batching_dims = [0], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<3x3xf4E2M1FN>, tensor<2x0x4x2xui32>, tensor<2xi32>) -> tensor<2x4x0x2xf4E2M1FN>
    return %0 : tensor<2x4x0x2xf4E2M1FN>
  }
}
