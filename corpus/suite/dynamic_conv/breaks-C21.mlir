// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C21)
//   0 < feature_group_count

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x1xf8E3M4>, %arg1: tensor<3x1xf8E3M4>, %arg2: tensor<0x2xui2>) -> tensor<3x3xbf16> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 0 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>}> : (tensor<3x1xf8E3M4>, tensor<3x1xf8E3M4>, tensor<0x2xui2>) -> tensor<3x3xbf16>
    return %0 : tensor<3x3xbf16>
  }
}
