// RUN: not stablehlo-opt %s
// breaks convolution (C3)
//   0 < window_strides

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x4x16xf8E4M3FN>, %arg1: tensor<0x2x4xf8E4M3FN>) -> tensor<0x3x0xf64> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, 0, i]->[0, b, f]>, window_strides = array<i64: 0>, lhs_dilation = array<i64: 4>, padding = dense<[[-10, -2]]> : tensor<1x2xi64>}> : (tensor<3x4x16xf8E4M3FN>, tensor<0x2x4xf8E4M3FN>) -> tensor<0x3x0xf64>
    return %0 : tensor<0x3x0xf64>
  }
}
