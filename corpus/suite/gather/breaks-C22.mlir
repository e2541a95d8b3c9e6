// RUN: not stablehlo-opt %s
// breaks gather (C22)
//   shape(result) = combine(batch_dims, batch_dim_sizes, offset_dims, offset_dim_sizes) where batch_dims = [d for d in axes(result) if d not in offset_dims], batch_dim_sizes = shape(start_indices) without index_vector_dim, offset_dim_sizes = slice_sizes without (collapsed_slice_dims ++ operand_batching_dims)

func.func @main(%arg0: tensor<1x3x2x2x3xui16>, %arg1: tensor<2x4x1x1xi8>) -> tensor<2x4x1x1x0xui16> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 4], collapsed_slice_dims = [0, 1, 4], start_index_map = [4], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 2, 0, 1>}> : (tensor<1x3x2x2x3xui16>, tensor<2x4x1x1xi8>) -> tensor<2x4x1x1x0xui16>
  return %0 : tensor<2x4x1x1x0xui16>
}
