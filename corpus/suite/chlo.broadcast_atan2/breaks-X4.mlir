// RUN: not stablehlo-opt %s
// breaks broadcast_atan2 (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4xf6E3M2FN>, %arg1: tensor<4xf6E3M2FN>) -> tensor<4xf6E3M2FN> {
    %0 = "chlo.broadcast_atan2"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<4xf6E3M2FN>, tensor<4xf6E3M2FN>) -> tensor<4xf6E3M2FN>
    return %0 : tensor<4xf6E3M2FN>
  }
}
