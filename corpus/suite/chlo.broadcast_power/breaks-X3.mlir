// RUN: not stablehlo-opt %s
// breaks broadcast_power (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<4x1xf8E8M0FNU>, %arg1: tensor<4x4x4xf8E8M0FNU>) -> tensor<4x4x4xf8E8M0FNU> {
    %0 = "chlo.broadcast_power"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 2, 2>}> : (tensor<4x1xf8E8M0FNU>, tensor<4x4x4xf8E8M0FNU>) -> tensor<4x4x4xf8E8M0FNU>
    return %0 : tensor<4x4x4xf8E8M0FNU>
  }
}
