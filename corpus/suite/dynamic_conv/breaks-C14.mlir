// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C14)
//   dim(rhs, kernel_input_feature_dimension) = dim(lhs, input_feature_dimension) / feature_group_count

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x16xi32>, %arg1: tensor<16x3xi32>, %arg2: tensor<0x2xi4>) -> tensor<16x4xi64> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[f, b]>}> : (tensor<4x16xi32>, tensor<16x3xi32>, tensor<0x2xi4>) -> tensor<16x4xi64>
    return %0 : tensor<16x4xi64>
  }
}
