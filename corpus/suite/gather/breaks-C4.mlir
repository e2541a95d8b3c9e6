// RUN: not stablehlo-opt %s
// breaks gather (C4)
//   is_unique(offset_dims) and is_sorted(offset_dims)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x4x4x3x3x1xcomplex<f64>>, %arg1: tensor<3x4x3xui32>) -> tensor<3x3x1x3xcomplex<f64>> {
    %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 0], collapsed_slice_dims = [0, 1, 5], operand_batching_dims = [4], start_indices_batching_dims = [2], start_index_map = [0, 1, 5, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 3, 1, 1>, indices_are_sorted = true}> : (tensor<2x4x4x3x3x1xcomplex<f64>>, tensor<3x4x3xui32>) -> tensor<3x3x1x3xcomplex<f64>>
    return %0 : tensor<3x3x1x3xcomplex<f64>>
  }
}
