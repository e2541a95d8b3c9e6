// RUN: not stablehlo-opt %s
// breaks collective_reduce (A2)
//   use_global_device_ids => channel_id > 0

func.func @main(%arg0: tensor<ui2>) -> tensor<ui2> {
  %0 = "stablehlo.collective_reduce"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, use_global_device_ids, replica_groups = dense<[[0]]> : tensor<1x1xi64>}> ({
  ^bb0(%1: tensor<ui2>, %2: tensor<ui2>):
    stablehlo.return %1 : tensor<ui2>
  }) : (tensor<ui2>) -> tensor<ui2>
  return %0 : tensor<ui2>
}
