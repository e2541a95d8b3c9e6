// RUN: not stablehlo-opt %s
// breaks top_k (X3)
//   shape(values) = shape(operand)[:-1] ++ [k] and element_type(values) = element_type(operand)

func.func @main(%arg0: tensor<3x2xui32>) -> (tensor<3xui32>, tensor<3x2xi32>) {
  %0, %1 = "chlo.top_k"(%arg0) <{k = 2 : i64}> : (tensor<3x2xui32>) -> (tensor<3xui32>, tensor<3x2xi32>)
  return %0, %1 : tensor<3xui32>, tensor<3x2xi32>
}
