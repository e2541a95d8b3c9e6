// RUN: not stablehlo-opt %s
// breaks gather (C23)
//   element_type(operand) = element_type(result)

func.func @main(%arg0: tensor<4x2xf64>, %arg1: tensor<0x2x4x4xui64>) -> tensor<0x4x2x4xi32> {
  %0 = "stablehlo.gather"(%arg0, %arg1) <{dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0], start_index_map = [1, 0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 2>}> : (tensor<4x2xf64>, tensor<0x2x4x4xui64>) -> tensor<0x4x2x4xi32>
  return %0 : tensor<0x4x2x4xi32>
}
