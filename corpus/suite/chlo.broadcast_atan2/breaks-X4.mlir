// RUN: not stablehlo-opt %s
// breaks broadcast_atan2 (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4xf8E8M0FNU>, %arg1: tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU> {
    %0 = "chlo.broadcast_atan2"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<4xf8E8M0FNU>, tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
    return %0 : tensor<4xf8E8M0FNU>
  }
}
