// RUN: not stablehlo-opt %s
// breaks infeed (I1)
//   is_token(token)

func.func @main(%arg0: tensor<i8>) -> !stablehlo.token {
  %0 = "stablehlo.infeed"(%arg0) : (tensor<i8>) -> !stablehlo.token
  return %0 : !stablehlo.token
}
