// RUN: not stablehlo-opt %s
// breaks send (I1)
//   for t in inputs: is_tensor(t)

func.func @main(%arg0: tensor<4xi1>, %arg1: tuple<>, %arg2: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.send"(%arg0, %arg1, %arg2) <{channel_handle = #stablehlo.channel_handle<handle = 1, type = 1>}> : (tensor<4xi1>, tuple<>, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}
