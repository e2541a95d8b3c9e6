// RUN: not stablehlo-opt %s
// breaks reduce_scatter (C4)
//   size(replica_groups) = ids_a(channel_id, use_global_device_ids)

func.func @main(%arg0: tensor<2xi16>) -> tensor<2xi32> {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{replica_groups = dense<> : tensor<0x2xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%1: tensor<i32>, %2: tensor<i32>):
    stablehlo.return %1 : tensor<i32>
  }) : (tensor<2xi16>) -> tensor<2xi32>
  return %0 : tensor<2xi32>
}
