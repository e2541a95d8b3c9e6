// RUN: not stablehlo-opt %s
// breaks gather (C8)
//   0 <= collapsed_slice_dims < rank(operand)

func.func @main(%arg0: tensor<3x1x0x4x1x4xcomplex<bf16>>, %arg1: tensor<1x4x4x2xui16>) -> tensor<1x0x4xcomplex<bf16>> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [-1, 4, 5], operand_batching_dims = [1, 3], start_indices_batching_dims = [0, 2], start_index_map = [4, 5, 0, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 0, 1, 1, 1>}> : (tensor<3x1x0x4x1x4xcomplex<bf16>>, tensor<1x4x4x2xui16>) -> tensor<1x0x4xcomplex<bf16>>
  return %0 : tensor<1x0x4xcomplex<bf16>>
}
