// RUN: not stablehlo-opt %s
// breaks outfeed (I1)
//   for t in inputs: is_tensor(t)

func.func @main(%arg0: tuple<>, %arg1: !stablehlo.token) -> !stablehlo.token {
  %0 = "stablehlo.outfeed"(%arg0, %arg1) <{outfeed_config = "with.dot"}> : (tuple<>, !stablehlo.token) -> !stablehlo.token
  return %0 : !stablehlo.token
}
