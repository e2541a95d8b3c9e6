// RUN: not stablehlo-opt %s
// breaks dynamic_broadcast_in_dim (C4)
//   is_unique(broadcast_dimensions)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<3x1x1xi8>, %arg1: tensor<5xi16>) -> tensor<3x3x3x3x2xi8> {
    %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 2, 1, 1>}> : (tensor<3x1x1xi8>, tensor<5xi16>) -> tensor<3x3x3x3x2xi8>
    return %0 : tensor<3x3x3x3x2xi8>
  }
}
