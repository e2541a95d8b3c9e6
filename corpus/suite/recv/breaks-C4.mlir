// RUN: not stablehlo-opt %s
// breaks recv (C4)
//   0 <= or_empty(source_target_pairs) < ids_b(channel_id)

func.func @main(%arg0: !stablehlo.token) -> (tensor<2x2x1xi64>, !stablehlo.token) {
  %0, %1 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -2, type = 1>, source_target_pairs = dense<[[0, -1]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tensor<2x2x1xi64>, !stablehlo.token)
  return %0, %1 : tensor<2x2x1xi64>, !stablehlo.token
}
