// RUN: not stablehlo-opt %s
// breaks collective_reduce (C2)
//   0 <= replica_groups < ids_c(channel_id, use_global_device_ids)

module attributes {mhlo.num_partitions = 2 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<f8E8M0FNU>) -> tensor<f16> {
    %0 = "stablehlo.collective_reduce"(%arg0) <{replica_groups = dense<[[-1, 1]]> : tensor<1x2xi64>}> ({
    ^bb0(%1: tensor<f16>, %2: tensor<f16>):
      stablehlo.return %1 : tensor<f16>
    }) : (tensor<f8E8M0FNU>) -> tensor<f16>
    return %0 : tensor<f16>
  }
}
