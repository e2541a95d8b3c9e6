// RUN: not stablehlo-opt %s
// breaks broadcast_multiply (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x4xf64>, %arg1: tensor<1x1x3xf64>) -> tensor<2x1x3xf64> {
    %0 = "chlo.broadcast_multiply"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<2x4xf64>, tensor<1x1x3xf64>) -> tensor<2x1x3xf64>
    return %0 : tensor<2x1x3xf64>
  }
}
