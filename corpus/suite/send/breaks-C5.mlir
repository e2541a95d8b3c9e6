// RUN: not stablehlo-opt %s
// breaks send (C5)
//   channel_type = (is_host_transfer ? 2 : 1)

func.func @main(%arg0: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 2, type = -1>}> : (!stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}
