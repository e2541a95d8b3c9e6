// RUN: not stablehlo-opt %s
// breaks reduce_scatter (C1)
//   dim(operand, scatter_dimension) % process_group_size = 0 where process_group_size = width_a(channel_id, use_global_device_ids, dim(replica_groups, 1))

module attributes {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 2 : i32} {
  func.func @main(%arg0: tensor<5xf8E5M2>) -> tensor<2xf16> {
    %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[0, 1]]> : tensor<1x2xi64>, scatter_dimension = 0 : i64}> ({
    ^bb0(%1: tensor<f16>, %2: tensor<f16>):
      stablehlo.return %1 : tensor<f16>
    }) : (tensor<5xf8E5M2>) -> tensor<2xf16>
    return %0 : tensor<2xf16>
  }
}
