// RUN: not stablehlo-opt %s
// breaks broadcast_shift_right_logical (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x3xi8>, %arg1: tensor<2x3x1xi8>) -> tensor<2x3x3xi8> {
    %0 = "chlo.broadcast_shift_right_logical"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 2, 1>}> : (tensor<3x3xi8>, tensor<2x3x1xi8>) -> tensor<2x3x3xi8>
    return %0 : tensor<2x3x3xi8>
  }
}
