// RUN: not stablehlo-opt %s
// breaks all_reduce (C3)
//   0 <= members(replica_groups) < size(members(replica_groups))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 1 : i32} {
  func.func @main(%arg0: tensor<4x2x3xui4>) -> tensor<4x2x3xui8> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[1]]> : tensor<1x1xi64>}> ({
    ^bb0(%1: tensor<ui8>, %2: tensor<ui8>):
      stablehlo.return %1 : tensor<ui8>
    }) : (tensor<4x2x3xui4>) -> tensor<4x2x3xui8>
    return %0 : tensor<4x2x3xui8>
  }
}
