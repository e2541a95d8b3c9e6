// RUN: not stablehlo-opt %s
// breaks dynamic_gather (I2)
//   start_indices is int and not is_quantized(start_indices)

func.func @main(%arg0: tensor<2x4xui32>, %arg1: tensor<4x1xf8E4M3B11FNUZ>, %arg2: tensor<2xui64>) -> tensor<2x4xui32> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = true}> : (tensor<2x4xui32>, tensor<4x1xf8E4M3B11FNUZ>, tensor<2xui64>) -> tensor<2x4xui32>
  return %0 : tensor<2x4xui32>
}
