// RUN: not stablehlo-opt %s
// breaks all_reduce (C1)
//   is_unique(members(replica_groups))

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<1xi2>) -> tensor<1xi32> {
    %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, replica_groups = dense<[[1, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<i32>, %2: tensor<i32>):
      stablehlo.return %1 : tensor<i32>
    }) : (tensor<1xi2>) -> tensor<1xi32>
    return %0 : tensor<1xi32>
  }
}
