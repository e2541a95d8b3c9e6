// RUN: not stablehlo-opt %s
// breaks after_all (X1)
//   for t in inputs: is_token(t)

func.func @main(%arg0: tensor<f32>) -> !stablehlo.token {
  %0 = "stablehlo.after_all"(%arg0) : (tensor<f32>) -> !stablehlo.token
  return %0 : !stablehlo.token
}
