// RUN: not stablehlo-opt %s
// breaks send (I2)
//   is_token(token)

func.func @main(%arg0: tensor<2xf32>) -> !stablehlo.token {
  %0 = "stablehlo.send"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = -3, type = 1>}> : (tensor<2xf32>) -> !stablehlo.token
  return %0 : !stablehlo.token
}
