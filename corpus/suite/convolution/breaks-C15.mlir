// RUN: not stablehlo-opt %s
// breaks convolution (C15)
//   dim(rhs, kernel_output_feature_dimension) % batch_group_count = 0

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x16xui2>, %arg1: tensor<13x4xui2>) -> tensor<13x4xui32> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 4 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[f, b]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<4x16xui2>, tensor<13x4xui2>) -> tensor<13x4xui32>
    return %0 : tensor<13x4xui32>
  }
}
