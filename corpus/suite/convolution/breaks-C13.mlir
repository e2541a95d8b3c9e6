// RUN: not stablehlo-opt %s
// breaks convolution (C13)
//   is_unique(dims) and 0 <= dims < rank(lhs) where dims = [input_batch_dimension] ++ input_spatial_dimensions ++ [input_feature_dimension]

func.func @main(%arg0: tensor<8x4xi1>, %arg1: tensor<8x4xi1>) -> tensor<4x8xi1> {
  %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 2 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 2, input_feature_dimension = 0, kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 0, output_batch_dimension = 0, output_feature_dimension = 1>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<8x4xi1>, tensor<8x4xi1>) -> tensor<4x8xi1>
  return %0 : tensor<4x8xi1>
}
