// RUN: not stablehlo-opt %s
// breaks dynamic_reshape (C2)
//   size(operand) = size(result)

func.func @main(%arg0: tensor<1xi2>, %arg1: tensor<1xui64>) -> tensor<2xi2> {
  %0 = "stablehlo.dynamic_reshape"(%arg0, %arg1) : (tensor<1xi2>, tensor<1xui64>) -> tensor<2xi2>
  return %0 : tensor<2xi2>
}
