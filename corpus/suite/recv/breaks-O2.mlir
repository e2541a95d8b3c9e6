// RUN: not stablehlo-opt %s
// breaks recv (O2)
//   is_token(done)

func.func @main(%arg0: !stablehlo.token) -> tensor<f32> {
  %0 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (!stablehlo.token) -> tensor<f32>
  return %0 : tensor<f32>
}
