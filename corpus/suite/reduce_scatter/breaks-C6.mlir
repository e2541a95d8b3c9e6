// RUN: not stablehlo-opt %s
// breaks reduce_scatter (C6)
//   use_global_device_ids => channel_id > 0

func.func @main(%arg0: tensor<3x4xi1>) -> tensor<3x4xi1> {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{use_global_device_ids, replica_groups = dense<[[0]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%1: tensor<i1>, %2: tensor<i1>):
    stablehlo.return %1 : tensor<i1>
  }) : (tensor<3x4xi1>) -> tensor<3x4xi1>
  return %0 : tensor<3x4xi1>
}
