// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C19)
//   size(output_spatial_dimensions) = rank(lhs) - 2

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x1x12xf16>, %arg1: tensor<3x3x16xf16>, %arg2: tensor<1x2xi4>) -> tensor<0x16x3xf16> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 2, input_spatial_dimensions = [1], kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 2, kernel_spatial_dimensions = [1], output_batch_dimension = 2, output_feature_dimension = 1>, window_strides = array<i64: 3>, window_reversal = array<i1: true>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>]}> : (tensor<3x1x12xf16>, tensor<3x3x16xf16>, tensor<1x2xi4>) -> tensor<0x16x3xf16>
    return %0 : tensor<0x16x3xf16>
  }
}
