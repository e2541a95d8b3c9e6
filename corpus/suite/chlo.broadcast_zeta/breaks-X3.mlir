// RUN: not stablehlo-opt %s
// breaks broadcast_zeta (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<2x1xf8E4M3FN>, %arg1: !stablehlo.token) -> tensor<2x3x3xf8E4M3FN> {
    %0 = "chlo.broadcast_zeta"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0, 2, 2>}> : (tensor<2x1xf8E4M3FN>, !stablehlo.token) -> tensor<2x3x3xf8E4M3FN>
    return %0 : tensor<2x3x3xf8E4M3FN>
  }
}
