// RUN: not stablehlo-opt %s
// breaks all_reduce (C2)
//   size(members(replica_groups)) = ids_a(channel_id, use_global_device_ids)

func.func @main(%arg0: tensor<f4E2M1FN>) -> tensor<f4E2M1FN> {
  %0 = "stablehlo.all_reduce"(%arg0) <{replica_groups = dense<> : tensor<0x2xi64>}> ({
  ^bb0(%1: tensor<f4E2M1FN>, %2: tensor<f4E2M1FN>):
    stablehlo.return %1 : tensor<f4E2M1FN>
  }) : (tensor<f4E2M1FN>) -> tensor<f4E2M1FN>
  return %0 : tensor<f4E2M1FN>
}
