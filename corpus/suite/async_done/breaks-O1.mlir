// RUN: not stablehlo-opt %s
// breaks async_done (O1)
//   is_tensor(result)

func.func @main(%arg0: !stablehlo.future<tuple<>>) -> tuple<> {
  %0 = "stablehlo.async_done"(%arg0) : (!stablehlo.future<tuple<>>) -> tuple<>
  return %0 : tuple<>
}
