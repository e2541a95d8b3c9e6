// RUN: not stablehlo-opt %s
// breaks broadcast_shift_left (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<1x2xi16>, %arg1: tensor<2x1x1xi16>) -> tensor<2x1x1xi16> {
    %0 = "chlo.broadcast_shift_left"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<1x2xi16>, tensor<2x1x1xi16>) -> tensor<2x1x1xi16>
    return %0 : tensor<2x1x1xi16>
  }
}
