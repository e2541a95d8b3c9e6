// RUN: not stablehlo-opt %s
// breaks broadcast_minimum (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4xui64>, %arg1: tensor<1xui64>) -> tensor<4xui64> {
    %0 = "chlo.broadcast_minimum"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<4xui64>, tensor<1xui64>) -> tensor<4xui64>
    return %0 : tensor<4xui64>
  }
}
