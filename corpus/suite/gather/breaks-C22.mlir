// RUN: not stablehlo-opt %s
// breaks gather (C22)
//   shape(result) = combine(batch_dims, batch_dim_sizes, offset_dims, offset_dim_sizes) where batch_dims = [d for d in axes(result) if d not in offset_dims], batch_dim_sizes = shape(start_indices) without index_vector_dim, offset_dim_sizes = slice_sizes without (collapsed_slice_dims ++ operand_batching_dims)

func.func @main(%arg0: tensor<4x2xi2>, %arg1: tensor<4xi8>) -> tensor<1x4xi2> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>, indices_are_sorted = true}> : (tensor<4x2xi2>, tensor<4xi8>) -> tensor<1x4xi2>
  return %0 : tensor<1x4xi2>
}
