// RUN: not stablehlo-opt %s
// breaks all_gather (C4)
//   0 <= replica_groups < size(replica_groups)

func.func @main(%arg0: tensor<3xf16>) -> tensor<3xf16> {
  %0 = "stablehlo.all_gather"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = dense<[[1]]> : tensor<1x1xi64>, all_gather_dim = 0 : i64}> : (tensor<3xf16>) -> tensor<3xf16>
  return %0 : tensor<3xf16>
}
