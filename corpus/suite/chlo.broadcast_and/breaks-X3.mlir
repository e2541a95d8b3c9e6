// RUN: not stablehlo-opt %s
// breaks broadcast_and (X3)
//   is_unique(or_empty(broadcast_dimensions)) and is_sorted(or_empty(broadcast_dimensions))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<3x3xui8>, %arg1: tensor<1x3xui8>) -> tensor<3x3xui8> {
    %0 = "chlo.broadcast_and"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 1, 0>}> : (tensor<3x3xui8>, tensor<1x3xui8>) -> tensor<3x3xui8>
    return %0 : tensor<3x3xui8>
  }
}
