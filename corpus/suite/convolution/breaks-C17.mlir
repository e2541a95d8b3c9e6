// RUN: not stablehlo-opt %s
// breaks convolution (C17)
//   size(kernel_spatial_dimensions) = rank(lhs) - 2

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<1x4x1xui32>, %arg1: tensor<4x2x2xui32>) -> tensor<4x1x0xui32> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 2 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, f, b]x[o, i]->[f, b, 0]>, window_strides = array<i64: 4>, lhs_dilation = array<i64: 4>, rhs_dilation = array<i64: 3>, window_reversal = array<i1: true>, padding = dense<[[3, -2]]> : tensor<1x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<1x4x1xui32>, tensor<4x2x2xui32>) -> tensor<4x1x0xui32>
    return %0 : tensor<4x1x0xui32>
  }
}
