// RUN: not stablehlo-opt %s
// breaks dynamic_reshape (C2)
//   size(operand) = size(result)

func.func @main(%arg0: tensor<3xf64>, %arg1: tensor<1xi4>) -> tensor<2xf64> {
  %0 = "stablehlo.dynamic_reshape"(%arg0, %arg1) : (tensor<3xf64>, tensor<1xi4>) -> tensor<2xf64>
  return %0 : tensor<2xf64>
}
