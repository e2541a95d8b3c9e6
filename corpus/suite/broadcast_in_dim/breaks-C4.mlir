// RUN: not stablehlo-opt %s
// breaks broadcast_in_dim (C4)
//   is_unique(broadcast_dimensions)

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x2xi32>) -> tensor<2x2xi32> {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 0>}> : (tensor<1x2xi32>) -> tensor<2x2xi32>
    return %0 : tensor<2x2xi32>
  }
}
