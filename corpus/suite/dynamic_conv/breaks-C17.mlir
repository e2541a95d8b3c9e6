// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C17)
//   size(kernel_spatial_dimensions) = rank(lhs) - 2

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x3x12xi16>, %arg1: tensor<4x12x4xi16>, %arg2: tensor<1x2xui64>) -> tensor<0x3x12xi16> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 3 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 2, input_spatial_dimensions = [0], kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 1, output_batch_dimension = 1, output_feature_dimension = 2, output_spatial_dimensions = [0]>, window_strides = array<i64: 4>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 4>, window_reversal = array<i1: true>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<2x3x12xi16>, tensor<4x12x4xi16>, tensor<1x2xui64>) -> tensor<0x3x12xi16>
    return %0 : tensor<0x3x12xi16>
  }
}
