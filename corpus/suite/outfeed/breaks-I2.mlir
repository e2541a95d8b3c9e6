// RUN: not stablehlo-opt %s
// breaks outfeed (I2)
//   is_token(token)

func.func @main(%arg0: tensor<f32>) -> !stablehlo.token {
  %0 = "stablehlo.outfeed"(%arg0) <{outfeed_config = "two \22words\22"}> : (tensor<f32>) -> !stablehlo.token
  return %0 : !stablehlo.token
}
