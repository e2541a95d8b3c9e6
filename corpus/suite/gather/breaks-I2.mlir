// RUN: not stablehlo-opt %s
// breaks gather (I2)
//   start_indices is int and not is_quantized(start_indices)

func.func @main(%arg0: tensor<4x4x2x2xf6E3M2FN>, %arg1: tensor<4x2x0x2xf8E5M2FNUZ>) -> tensor<4x2x2xf6E3M2FN> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0, 2, 3], start_indices_batching_dims = [0, 1, 3], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1, 1>}> : (tensor<4x4x2x2xf6E3M2FN>, tensor<4x2x0x2xf8E5M2FNUZ>) -> tensor<4x2x2xf6E3M2FN>
  return %0 : tensor<4x2x2xf6E3M2FN>
}
