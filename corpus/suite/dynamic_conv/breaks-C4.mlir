// RUN: not stablehlo-opt %s
// breaks dynamic_conv (C4)
//   shape(padding) = [rank(lhs) - 2, 2]

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x2xi4>, %arg1: tensor<1x0xi4>, %arg2: tensor<2xui4>) -> tensor<3x0xi8> {
    %0 = "stablehlo.dynamic_conv"(%arg0, %arg1, %arg2) <{feature_group_count = 2 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>}> : (tensor<3x2xi4>, tensor<1x0xi4>, tensor<2xui4>) -> tensor<3x0xi8>
    return %0 : tensor<3x0xi8>
  }
}
