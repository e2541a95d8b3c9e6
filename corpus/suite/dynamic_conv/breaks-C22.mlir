// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C22)
//   0 < batch_group_count

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x4x0xf8E4M3FNUZ>, %arg1: tensor<0x4x3xf8E4M3FNUZ>, %arg2: tensor<1x2xi64>) -> tensor<1x0x0xbf16> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 1 : i64, batch_group_count = 0 : i64, dimension_numbers = #stablehlo.conv<[0, f, b]x[o, i, 0]->[b, f, 0]>, rhs_dilation = array<i64: 3>}> : (tensor<4x4x0xf8E4M3FNUZ>, tensor<0x4x3xf8E4M3FNUZ>, tensor<1x2xi64>) -> tensor<1x0x0xbf16>
    return %0 : tensor<1x0x0xbf16>
  }
}
