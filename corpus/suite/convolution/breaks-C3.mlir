// RUN: not stablehlo-opt %s
// breaks convolution (C3)
//   0 < window_strides

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x3x6xf32>, %arg1: tensor<4x0x2xf32>) -> tensor<2x3x0xf64> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 3 : i64, dimension_numbers = #stablehlo.conv<[f, 0, b]x[i, o, 0]->[b, 0, f]>, window_strides = array<i64: 0>, lhs_dilation = array<i64: 2>, rhs_dilation = array<i64: 2>, padding = dense<[[-1, 1]]> : tensor<1x2xi64>}> : (tensor<4x3x6xf32>, tensor<4x0x2xf32>) -> tensor<2x3x0xf64>
    return %0 : tensor<2x3x0xf64>
  }
}
