// RUN: not stablehlo-opt %s
// breaks dynamic_gather (C13)
//   shape(result) without offset_dims = shape(start_indices) without index_vector_dim and dim(result, offset_dims...) = values(slice_sizes) without gone where gone = collapsed_slice_dims ++ operand_batching_dims

func.func @main(%arg0: tensor<1x4x2x4xcomplex<bf16>>, %arg1: tensor<2xi8>, %arg2: tensor<4xi32>) -> tensor<0x3x0x4xcomplex<bf16>> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 2, 3], collapsed_slice_dims = [1], start_index_map = [0], index_vector_dim = 1>}> : (tensor<1x4x2x4xcomplex<bf16>>, tensor<2xi8>, tensor<4xi32>) -> tensor<0x3x0x4xcomplex<bf16>>
  return %0 : tensor<0x3x0x4xcomplex<bf16>>
}
