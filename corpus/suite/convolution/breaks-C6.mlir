// RUN: not stablehlo-opt %s
// breaks convolution (C6)
//   0 < lhs_dilation

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<6x3x3xf32>, %arg1: tensor<4x2x3xf32>) -> tensor<2x0x3xf32> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 2 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0]x[0, o, i]->[f, 0, b]>, window_strides = array<i64: 2>, lhs_dilation = array<i64: 0>, rhs_dilation = array<i64: 2>, padding = dense<[[-3, 1]]> : tensor<1x2xi64>}> : (tensor<6x3x3xf32>, tensor<4x2x3xf32>) -> tensor<2x0x3xf32>
    return %0 : tensor<2x0x3xf32>
  }
}
