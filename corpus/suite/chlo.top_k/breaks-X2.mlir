// RUN: not stablehlo-opt %s
// breaks top_k (X2)
//   0 <= k <= dim(operand, -1)

func.func @main(%arg0: tensor<0xf32>) -> (tensor<1xf32>, tensor<1xi32>) {
  %0, %1 = "chlo.top_k"(%arg0) <{k = 1 : i64}> : (tensor<0xf32>) -> (tensor<1xf32>, tensor<1xi32>)
  return %0, %1 : tensor<1xf32>, tensor<1xi32>
}
