// RUN: not stablehlo-opt %s
// breaks broadcast_power (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4xui16>, %arg1: tensor<1xui16>) -> tensor<4xui16> {
    %0 = "chlo.broadcast_power"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<4xui16>, tensor<1xui16>) -> tensor<4xui16>
    return %0 : tensor<4xui16>
  }
}
