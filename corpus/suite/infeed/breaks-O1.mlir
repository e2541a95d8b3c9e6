// RUN: not stablehlo-opt %s
// breaks infeed (O1)
//   for t in results: is_tensor(t)

func.func @main(%arg0: !stablehlo.token) -> (tuple<>, tensor<3xi1>, !stablehlo.token) {
  %0, %1, %2 = "stablehlo.infeed"(%arg0) <{infeed_config = "with.dot"}> : (!stablehlo.token) -> (tuple<>, tensor<3xi1>, !stablehlo.token)
  return %0, %1, %2 : tuple<>, tensor<3xi1>, !stablehlo.token
}
