// RUN: not stablehlo-opt %s
// breaks convolution (C5)
//   size(lhs_dilation) = rank(lhs) - 2

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x8xi1>, %arg1: tensor<3x16xi1>) -> tensor<16x2xi1> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 4 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>, lhs_dilation = array<i64: 1>}> : (tensor<3x8xi1>, tensor<3x16xi1>) -> tensor<16x2xi1>
    return %0 : tensor<16x2xi1>
  }
}
