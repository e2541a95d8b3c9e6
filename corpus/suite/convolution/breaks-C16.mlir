// RUN: not stablehlo-opt %s
// breaks convolution (C16)
//   dim(rhs, kernel_output_feature_dimension) % feature_group_count = 0

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<0x3x3xui8>, %arg1: tensor<3x0x2xui8>) -> tensor<2x3x3xui8> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0]x[o, i, 0]->[0, f, b]>, window_strides = array<i64: 4>, padding = dense<[[2, 3]]> : tensor<1x2xi64>}> : (tensor<0x3x3xui8>, tensor<3x0x2xui8>) -> tensor<2x3x3xui8>
    return %0 : tensor<2x3x3xui8>
  }
}
