// RUN: not stablehlo-opt %s
// breaks infeed (C3)
//   is_token(done)

func.func @main(%arg0: !stablehlo.token) -> (tensor<4xui32>, tensor<f32>) {
  %0, %1 = "stablehlo.infeed"(%arg0) <{infeed_config = "plain"}> : (!stablehlo.token) -> (tensor<4xui32>, tensor<f32>)
  return %0, %1 : tensor<4xui32>, tensor<f32>
}
