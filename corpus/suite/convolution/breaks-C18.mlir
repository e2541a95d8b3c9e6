// RUN: not stablehlo-opt %s
// breaks convolution (C18)
//   is_unique(dims) and 0 <= dims < rank(lhs) where dims = kernel_spatial_dimensions ++ [kernel_input_feature_dimension, kernel_output_feature_dimension]

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<8x4xui8>, %arg1: tensor<4x2xui8>) -> tensor<4x2xui32> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 0, input_feature_dimension = 1, kernel_input_feature_dimension = 0, kernel_output_feature_dimension = 2, output_batch_dimension = 0, output_feature_dimension = 1>}> : (tensor<8x4xui8>, tensor<4x2xui8>) -> tensor<4x2xui32>
    return %0 : tensor<4x2xui32>
  }
}
