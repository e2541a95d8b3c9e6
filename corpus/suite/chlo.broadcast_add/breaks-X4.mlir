// RUN: not stablehlo-opt %s
// breaks broadcast_add (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4xi4>, %arg1: tensor<1xi4>) -> tensor<4xi4> {
    %0 = "chlo.broadcast_add"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<4xi4>, tensor<1xi4>) -> tensor<4xi4>
    return %0 : tensor<4xi4>
  }
}
