// RUN: not stablehlo-opt %s
// breaks collective_permute (C4)
//   0 <= source_target_pairs < ids_b(channel_id)

func.func @main(%arg0: tensor<f8E4M3>) -> tensor<f8E4M3> {
  %0 = "stablehlo.collective_permute"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 1>, source_target_pairs = dense<[[-1, 0]]> : tensor<1x2xi64>}> : (tensor<f8E4M3>) -> tensor<f8E4M3>
  return %0 : tensor<f8E4M3>
}
