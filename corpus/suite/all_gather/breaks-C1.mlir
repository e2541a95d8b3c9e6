// RUN: not stablehlo-opt %s
// breaks all_gather (C1)
//   for t in operands: 0 <= all_gather_dim < rank(t)

func.func @main(%arg0: tensor<1x3x4xi32>) -> tensor<1x3x4xi32> {
  %0 = "stablehlo.all_gather"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, use_global_device_ids, replica_groups = dense<[[0]]> : tensor<1x1xi64>, all_gather_dim = -1 : i64}> : (tensor<1x3x4xi32>) -> tensor<1x3x4xi32>
  return %0 : tensor<1x3x4xi32>
}
