// RUN: not stablehlo-opt %s
// breaks reduce_scatter (C8)
//   shape(result) = replace(shape(operand), scatter_dimension, dim(operand, scatter_dimension) / process_group_size) where process_group_size = width_a(channel_id, use_global_device_ids, dim(replica_groups, 1))

func.func @main(%arg0: tensor<2xf4E2M1FN>) -> tensor<3xbf16> {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%1: tensor<bf16>, %2: tensor<bf16>):
    stablehlo.return %1 : tensor<bf16>
  }) : (tensor<2xf4E2M1FN>) -> tensor<3xbf16>
  return %0 : tensor<3xbf16>
}
