// RUN: not stablehlo-opt %s
// breaks convolution (C7)
//   size(rhs_dilation) = rank(lhs) - 2

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x4xi8>, %arg1: tensor<4x2xi8>) -> tensor<4x2xi8> {
    %0 = "stablehlo.convolution"(%arg0, %arg1) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, rhs_dilation = array<i64: 1>}> : (tensor<4x4xi8>, tensor<4x2xi8>) -> tensor<4x2xi8>
    return %0 : tensor<4x2xi8>
  }
}
