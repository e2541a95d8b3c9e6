// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C20)
//   is_unique(dims) and 0 <= dims < rank(lhs) where dims = [output_batch_dimension] ++ output_spatial_dimensions ++ [output_feature_dimension]

func.func @main(%arg0: tensor<4x3xi8>, %arg1: tensor<3x3xi8>, %arg2: tensor<0x2xui16>) -> tensor<4x3xi32> {
  %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 0, output_batch_dimension = 0, output_feature_dimension = -1>}> : (tensor<4x3xi8>, tensor<3x3xi8>, tensor<0x2xui16>) -> tensor<4x3xi32>
  return %0 : tensor<4x3xi32>
}
