// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C13)
//   is_unique(dims) and 0 <= dims < rank(lhs) where dims = [input_batch_dimension] ++ input_spatial_dimensions ++ [input_feature_dimension]

func.func @main(%arg0: tensor<4x4xf6E2M3FN>, %arg1: tensor<0x4xf6E2M3FN>, %arg2: tensor<0x2xui64>) -> tensor<2x0xf8E5M2> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 2, input_feature_dimension = 0, kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 0, output_batch_dimension = 0, output_feature_dimension = 1>}> : (tensor<4x4xf6E2M3FN>, tensor<0x4xf6E2M3FN>, tensor<0x2xui64>) -> tensor<2x0xf8E5M2>
  return %0 : tensor<2x0xf8E5M2>
}
