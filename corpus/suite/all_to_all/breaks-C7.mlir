// RUN: not stablehlo-opt %s
// breaks all_to_all (C7)
//   0 <= replica_groups < size(replica_groups)

func.func @main(%arg0: tensor<2x3xi4>) -> tensor<2x3xi4> {
  %0 = "stablehlo.all_to_all"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, split_count = 1 : i64, replica_groups = dense<[[-1]]> : tensor<1x1xi64>, split_dimension = 1 : i64, concat_dimension = 0 : i64}> : (tensor<2x3xi4>) -> tensor<2x3xi4>
  return %0 : tensor<2x3xi4>
}
