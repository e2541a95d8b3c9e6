// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C15)
//   dim(rhs, kernel_output_feature_dimension) % batch_group_count = 0

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<8x1x1xui2>, %arg1: tensor<1x7x1xui2>, %arg2: tensor<1x2xi4>) -> !stablehlo.token {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 1 : i64, batch_group_count = 4 : i64, dimension_numbers = #stablehlo.conv<[b, f, 0]x[0, o, i]->[f, b, 0]>, window_strides = array<i64: 3>, window_reversal = array<i1: true>}> : (tensor<8x1x1xui2>, tensor<1x7x1xui2>, tensor<1x2xi4>) -> !stablehlo.token
    return %0 : !stablehlo.token
  }
}
