// RUN: not stablehlo-opt %s
// breaks reduce_scatter (C5)
//   0 <= replica_groups < size(replica_groups)

func.func @main(%arg0: tensor<1xf8E4M3>) -> tensor<1xbf16> {
  %0 = "stablehlo.reduce_scatter"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, replica_groups = dense<[[-1]]> : tensor<1x1xi64>, scatter_dimension = 0 : i64}> ({
  ^bb0(%1: tensor<bf16>, %2: tensor<bf16>):
    stablehlo.return %1 : tensor<bf16>
  }) : (tensor<1xf8E4M3>) -> tensor<1xbf16>
  return %0 : tensor<1xbf16>
}
