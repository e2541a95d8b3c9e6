// RUN: not stablehlo-opt %s
// breaks convolution (C11)
//   dim(lhs, input_feature_dimension) % feature_group_count = 0

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<5x4xui64>, %arg1: tensor<1x16xui64>) -> tensor<16x4xui64> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]}> : (tensor<5x4xui64>, tensor<1x16xui64>) -> tensor<16x4xui64>
    return %0 : tensor<16x4xui64>
  }
}
