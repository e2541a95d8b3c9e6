// RUN: not stablehlo-opt %s
// breaks dot_general (C13)
//   not is_quantized(rhs) => element_type(rhs) = element_type(lhs) or is_mixed(element_type(lhs), element_type(rhs), element_type(result))

func.func @main(%arg0: tensor<4x2x1xf32>, %arg1: tensor<4x2x1xi2>) -> tensor<1x2x4xf32> {
  %0 = "stablehlo.dot_general"(%arg0, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2, 1, 0], rhs_batching_dimensions = [2, 1, 0]>}> : (tensor<4x2x1xf32>, tensor<4x2x1xi2>) -> tensor<1x2x4xf32>
  return %0 : tensor<1x2x4xf32>
}
