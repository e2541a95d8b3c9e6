// RUN: not stablehlo-opt %s
// breaks send (O1)
//   is_token(result)

func.func @main(%arg0: !stablehlo.token) -> tensor<f32> {
  %0 = "stablehlo.send"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = 2>, is_host_transfer = true}> : (!stablehlo.token) -> tensor<f32>
  return %0 : tensor<f32>
}
