// RUN: not stablehlo-opt %s
// breaks all_gather (C3)
//   size(replica_groups) = ids_a(channel_id, use_global_device_ids)

func.func @main(%arg0: tensor<1x4x2xi4>) {
  "stablehlo.all_gather"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>, replica_groups = dense<> : tensor<0x2xi64>, all_gather_dim = 2 : i64}> : (tensor<1x4x2xi4>) -> ()
  return
}
