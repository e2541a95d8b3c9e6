// RUN: not stablehlo-opt %s
// breaks gather (C11)
//   0 <= operand_batching_dims < rank(operand)

func.func @main(%arg0: tensor<2x0x4x3x1x4xf16>, %arg1: tensor<4x3xi8>) -> tensor<4x1x0xf16> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [2, 3, 4], operand_batching_dims = [6], start_indices_batching_dims = [0], start_index_map = [4, 1, 2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 0, 1, 1, 1, 1>, indices_are_sorted = true}> : (tensor<2x0x4x3x1x4xf16>, tensor<4x3xi8>) -> tensor<4x1x0xf16>
  return %0 : tensor<4x1x0xf16>
}
