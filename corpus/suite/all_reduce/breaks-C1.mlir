// RUN: not stablehlo-opt %s
// breaks all_reduce (C1)
//   is_unique(members(replica_groups))

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1x2x4xui4>) -> tensor<1x2x4xui32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<[[0, 0]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<ui32>, %2: tensor<ui32>):
      stablehlo.return %1 : tensor<ui32>
    }) : (tensor<1x2x4xui4>) -> tensor<1x2x4xui32>
    return %0 : tensor<1x2x4xui32>
  }
}
