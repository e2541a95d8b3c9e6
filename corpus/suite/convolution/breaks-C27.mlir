// RUN: not stablehlo-opt %s
// breaks convolution (C27)
//   not is_quantized(rhs) => is_promotable(element_type(lhs), element_type(result)) and (element_type(rhs) = element_type(lhs) or is_mixed(element_type(lhs), element_type(rhs), element_type(result)))

func.func @main(%arg0: tensor<1x0xui8>, %arg1: tensor<3x1xf6E2M3FN>) -> tensor<3x0xf32> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[f, b]>}> : (tensor<1x0xui8>, tensor<3x1xf6E2M3FN>) -> tensor<3x0xf32>
  return %0 : tensor<3x0xf32>
}
