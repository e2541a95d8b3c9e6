// RUN: not stablehlo-opt %s
// breaks reduce_scatter (C8)
//   shape(result) = replace(shape(operand), scatter_dimension, dim(operand, scatter_dimension) / process_group_size) where process_group_size = width_a(channel_id, use_global_device_ids, dim(replica_groups, 1))

func.func @main(%arg0: tensor<4xi32>) -> tensor<3xi64> {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%1: tensor<i64>, %2: tensor<i64>):
    stablehlo.return %1 : tensor<i64>
  }) : (tensor<4xi32>) -> tensor<3xi64>
  return %0 : tensor<3xi64>
}
