// RUN: not stablehlo-opt %s
// breaks all_gather (C5)
//   use_global_device_ids => channel_id > 0

func.func @main(%arg0: tensor<3x4x1xf64>) -> tensor<3x4x1xf64> {
  %0 = "stablehlo.all_gather"(%arg0) <{use_global_device_ids, replica_groups = dense<[[0]]> : tensor<1x1xi64>, all_gather_dim = 0 : i64}> : (tensor<3x4x1xf64>) -> tensor<3x4x1xf64>
  return %0 : tensor<3x4x1xf64>
}
