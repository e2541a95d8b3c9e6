// RUN: not stablehlo-opt %s
// breaks top_k (X1)
//   1 <= rank(operand)

func.func @main(%arg0: tensor<f6E3M2FN>) -> (tensor<1xf6E3M2FN>, tensor<1xi32>) {
  %0, %1 = "chlo.top_k"(%arg0) <{k = 1 : i64}> : (tensor<f6E3M2FN>) -> (tensor<1xf6E3M2FN>, tensor<1xi32>)
  return %0, %1 : tensor<1xf6E3M2FN>, tensor<1xi32>
}
