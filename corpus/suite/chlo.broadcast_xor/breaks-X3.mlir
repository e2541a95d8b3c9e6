// RUN: not stablehlo-opt %s
// breaks broadcast_xor (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x3xui2>, %arg1: tensor<3x1x1xui2>) -> tensor<3x1x1xui2> {
    %0 = "chlo.broadcast_xor"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 2, 0>}> : (tensor<1x3xui2>, tensor<3x1x1xui2>) -> tensor<3x1x1xui2>
    return %0 : tensor<3x1x1xui2>
  }
}
