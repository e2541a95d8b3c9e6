// RUN: not stablehlo-opt %s
// breaks clamp (C2)
//   rank(max) = 0 or shape(max) = shape(operand)

func.func @main(%arg0: tensor<ui32>, %arg1: tensor<ui32>, %arg2: tensor<2xui32>) -> tensor<ui32> {
  %0 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<ui32>, tensor<ui32>, tensor<2xui32>) -> tensor<ui32>
  return %0 : tensor<ui32>
}
