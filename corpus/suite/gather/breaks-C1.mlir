// RUN: not stablehlo-opt %s
// breaks gather (C1)
//   rank(operand) = size(offset_dims) + size(collapsed_slice_dims) + size(operand_batching_dims)

func.func @main(%arg0: tensor<1xf16>, %arg1: tensor<1xui16>) -> tensor<0xf16> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<start_index_map = [0], index_vector_dim = 0>, slice_sizes = array<i64: 0>}> : (tensor<1xf16>, tensor<1xui16>) -> tensor<0xf16>
  return %0 : tensor<0xf16>
}
