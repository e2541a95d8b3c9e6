// RUN: not stablehlo-opt %s
// breaks gather (I2)
//   start_indices is int and not is_quantized(start_indices)

func.func @main(%arg0: tensor<3x3x3x2x3xui16>, %arg1: tensor<3x1x3x2xf8E8M0FNU>) -> tensor<3x3x2xui16> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 2], operand_batching_dims = [1, 3, 4], start_indices_batching_dims = [2, 3, 0], start_index_map = [2], index_vector_dim = 1>, slice_sizes = array<i64: 1, 1, 1, 1, 1>}> : (tensor<3x3x3x2x3xui16>, tensor<3x1x3x2xf8E8M0FNU>) -> tensor<3x3x2xui16>
  return %0 : tensor<3x3x2xui16>
}
