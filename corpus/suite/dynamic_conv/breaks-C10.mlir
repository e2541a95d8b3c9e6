// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C10)
//   dim(lhs, input_batch_dimension) % batch_group_count = 0

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x1x7xf8E5M2>, %arg1: tensor<3x6x2xf8E5M2>, %arg2: tensor<1x2xi4>) -> tensor<6x3x0xf64> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[f, 0, b]x[0, o, i]->[f, b, 0]>, rhs_dilation = array<i64: 3>, window_reversal = array<i1: true>}> : (tensor<2x1x7xf8E5M2>, tensor<3x6x2xf8E5M2>, tensor<1x2xi4>) -> tensor<6x3x0xf64>
    return %0 : tensor<6x3x0xf64>
  }
}
