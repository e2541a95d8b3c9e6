// RUN: not stablehlo-opt %s
// breaks top_k (X3)
//   shape(values) = shape(operand)[:-1] ++ [k] and element_type(values) = element_type(operand)

func.func @main(%arg0: tensor<2x2xui8>) -> (tensor<0xi32>, tensor<0xi32>) {
  %0, %1 = "chlo.top_k"(%arg0) <{k = 0 : i64}> : (tensor<2x2xui8>) -> (tensor<0xi32>, tensor<0xi32>)
  return %0, %1 : tensor<0xi32>, tensor<0xi32>
}
