// RUN: not stablehlo-opt %s
// breaks broadcast_multiply (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x2xi1>, %arg1: tensor<2xi1>) -> tensor<4x2xi1> {
    %0 = "chlo.broadcast_multiply"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<4x2xi1>, tensor<2xi1>) -> tensor<4x2xi1>
    return %0 : tensor<4x2xi1>
  }
}
