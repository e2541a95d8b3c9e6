// RUN: not stablehlo-opt %s
// breaks all_reduce (C2)
//   size(members(replica_groups)) = ids_a(channel_id, use_global_device_ids)

func.func @main(%arg0: tensor<2x4xf4E2M1FN>) -> tensor<2x4xf64> {
  %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, replica_groups = dense<[[-1]]> : tensor<1x1xi64>}> ({
  ^bb0(%1: tensor<f64>, %2: tensor<f64>):
    stablehlo.return %1 : tensor<f64>
  }) : (tensor<2x4xf4E2M1FN>) -> tensor<2x4xf64>
  return %0 : tensor<2x4xf64>
}
