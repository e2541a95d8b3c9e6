// RUN: not stablehlo-opt %s
// breaks convolution (C20)
//   is_unique(dims) and 0 <= dims < rank(lhs) where dims = [output_batch_dimension] ++ output_spatial_dimensions ++ [output_feature_dimension]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x2xi32>, %arg1: tensor<2x2xi32>) -> tensor<2x2xi64> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 2 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<raw input_batch_dimension = 1, input_feature_dimension = 0, kernel_input_feature_dimension = 1, kernel_output_feature_dimension = 0, output_batch_dimension = -1, output_feature_dimension = 1>}> : (tensor<4x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi64>
    return %0 : tensor<2x2xi64>
  }
}
