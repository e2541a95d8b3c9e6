// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C11)
//   dim(lhs, input_feature_dimension) % feature_group_count = 0

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<10x4xbf16>, %arg1: tensor<3x3xbf16>, %arg2: tensor<0x2xi8>) -> tensor<4x3xf64> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 3 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[b, f]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>]}> : (tensor<10x4xbf16>, tensor<3x3xbf16>, tensor<0x2xi8>) -> tensor<4x3xf64>
    return %0 : tensor<4x3xf64>
  }
}
