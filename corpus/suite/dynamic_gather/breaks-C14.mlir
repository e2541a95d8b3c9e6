// RUN: not stablehlo-opt %s
// breaks dynamic_gather (C14)
//   element_type(operand) = element_type(result)

func.func @main(%arg0: tensor<2x4x3xcomplex<f32>>, %arg1: tensor<3x2x2xui16>, %arg2: tensor<3xui2>) -> tensor<3x2x0x2xui16> {
  %0 = "stablehlo.dynamic_gather"(%arg0, %arg1, %arg2) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [1], start_index_map = [0, 2], index_vector_dim = 1>}> : (tensor<2x4x3xcomplex<f32>>, tensor<3x2x2xui16>, tensor<3xui2>) -> tensor<3x2x0x2xui16>
  return %0 : tensor<3x2x0x2xui16>
}
