// RUN: not stablehlo-opt %s
// breaks dynamic_broadcast_in_dim (C8)
//   is_unique(or_empty(known_expanding_dimensions) ++ or_empty(known_nonexpanding_dimensions))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<1x4x1xf8E4M3FNUZ>, %arg1: tensor<5xi16>) -> tensor<1x4x1x2x1xf8E4M3FNUZ> {
    %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 3, 1, 0>, known_expanding_dimensions = array<i64: 0, 0>}> : (tensor<1x4x1xf8E4M3FNUZ>, tensor<5xi16>) -> tensor<1x4x1x2x1xf8E4M3FNUZ>
    return %0 : tensor<1x4x1x2x1xf8E4M3FNUZ>
  }
}
