// RUN: not stablehlo-opt %s
// breaks recv (O1)
//   for t in results: is_tensor(t)

func.func @main(%arg0: !stablehlo.token) -> (tuple<>, !stablehlo.token) {
  %0, %1 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -1, type = 1>, source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (!stablehlo.token) -> (tuple<>, !stablehlo.token)
  return %0, %1 : tuple<>, !stablehlo.token
}
