// RUN: not stablehlo-opt %s
// breaks broadcast_polygamma (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x4xf8E8M0FNU>, %arg1: tensor<1x4xf8E8M0FNU>) -> tensor<3xf8E8M0FNU> {
    %0 = "chlo.broadcast_polygamma"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<3x4xf8E8M0FNU>, tensor<1x4xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
    return %0 : tensor<3xf8E8M0FNU>
  }
}
