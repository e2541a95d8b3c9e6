// RUN: not stablehlo-opt %s
// breaks broadcast_subtract (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1xi2>, %arg1: tensor<4x0x2xi2>) -> tensor<4x0x2xi2> {
    %0 = "chlo.broadcast_subtract"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<1xi2>, tensor<4x0x2xi2>) -> tensor<4x0x2xi2>
    return %0 : tensor<4x0x2xi2>
  }
}
