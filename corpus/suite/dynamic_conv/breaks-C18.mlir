// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C18)
//   is_unique(dims) and 0 <= dims < rank(lhs) where dims = kernel_spatial_dimensions ++ [kernel_input_feature_dimension, kernel_output_feature_dimension]

func.func @main(%arg0: tensor<16x2xui16>, %arg1: tensor<4x4xui16>, %arg2: tensor<0x2xui64>) -> tensor<2x4xui32> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 0, kernel_input_feature_dimension = 1, kernel_output_feature_dimension = -1, output_batch_dimension = 0, output_feature_dimension = 1>}> : (tensor<16x2xui16>, tensor<4x4xui16>, tensor<0x2xui64>) -> tensor<2x4xui32>
  return %0 : tensor<2x4xui32>
}
