// RUN: not stablehlo-opt %s
// breaks send (C4)
//   0 <= or_empty(source_target_pairs) < ids_b(channel_id)

func.func @main(%arg0: tensor<3x4xi32>, %arg1: tensor<f8E4M3FN>, %arg2: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%arg0, %arg1, %arg2) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 2>, is_host_transfer = true, source_target_pairs = dense<[[-1, 0]]> : tensor<1x2xi64>}> : (tensor<3x4xi32>, tensor<f8E4M3FN>, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}
