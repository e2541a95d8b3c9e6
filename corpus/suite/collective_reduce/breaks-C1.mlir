// RUN: not stablehlo-opt %s
// breaks collective_reduce (C1)
//   is_unique(flat(replica_groups))

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<ui4>) -> tensor<ui8> {
    %0 = "stablehlo.collective_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, use_global_device_ids, replica_groups = dense<[[0], [1], [0]]> : tensor<3x1xi64>}> ({
    ^bb0(%1: tensor<ui8>, %2: tensor<ui8>):
      stablehlo.return %1 : tensor<ui8>
    }) : (tensor<ui4>) -> tensor<ui8>
    return %0 : tensor<ui8>
  }
}
