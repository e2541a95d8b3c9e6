// RUN: not stablehlo-opt %s
// breaks recv (C5)
//   channel_type = (is_host_transfer ? 3 : 1)

func.func @main(%arg0: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.recv"(%arg0) <{channel_handle = #stablehlo.channel_handle<handle = 0, type = 3>}> : (!stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}
