// RUN: not stablehlo-opt %s
// breaks outfeed (O1)
//   is_token(result)

func.func @main(%arg0: !stablehlo.token) -> tensor<f32> {
  %0 = "stablehlo.outfeed"(%arg0) <{outfeed_config = "with.dot"}> : (!stablehlo.token) -> tensor<f32>
  return %0 : tensor<f32>
}
