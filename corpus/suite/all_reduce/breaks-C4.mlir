// RUN: not stablehlo-opt %s
// breaks all_reduce (C4)
//   use_global_device_ids => channel_id > 0

func.func @main(%arg0: tensor<f8E4M3FN>) -> tensor<f32> {
  %0 = "stablehlo.all_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, use_global_device_ids, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>):
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<f8E4M3FN>) -> tensor<f32>
  return %0 : tensor<f32>
}
