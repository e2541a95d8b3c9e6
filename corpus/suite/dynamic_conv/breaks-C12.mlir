// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C12)
//   size(input_spatial_dimensions) = rank(lhs) - 2

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x4x4xf8E8M0FNU>, %arg1: tensor<8x3x2xf8E8M0FNU>, %arg2: tensor<1x2xi16>) -> tensor<4x8x0xf64> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 2 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 2, input_feature_dimension = 0, kernel_input_feature_dimension = 2, kernel_output_feature_dimension = 0, kernel_spatial_dimensions = [1], output_batch_dimension = 0, output_feature_dimension = 1, output_spatial_dimensions = [2]>, window_strides = array<i64: 4>, lhs_dilation = array<i64: 1>, rhs_dilation = array<i64: 4>, window_reversal = array<i1: true>}> : (tensor<4x4x4xf8E8M0FNU>, tensor<8x3x2xf8E8M0FNU>, tensor<1x2xi16>) -> tensor<4x8x0xf64>
    return %0 : tensor<4x8x0xf64>
  }
}
