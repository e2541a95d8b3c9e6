// RUN: not stablehlo-opt %s
// breaks broadcast_minimum (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<2x2xui64>, %arg1: tensor<1x2xui64>) -> tensor<2x2xui64> {
    %0 = "chlo.broadcast_minimum"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 1, 1>}> : (tensor<2x2xui64>, tensor<1x2xui64>) -> tensor<2x2xui64>
    return %0 : tensor<2x2xui64>
  }
}
