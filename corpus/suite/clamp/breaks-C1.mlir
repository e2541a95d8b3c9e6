// RUN: not stablehlo-opt %s
// breaks clamp (C1)
//   rank(min) = 0 or shape(min) = shape(operand)

func.func @main(%arg0: tensor<1xi4>, %arg1: tensor<2x4xi4>, %arg2: tensor<2x4xi4>) -> tensor<2x4xi4> {
  %0 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<1xi4>, tensor<2x4xi4>, tensor<2x4xi4>) -> tensor<2x4xi4>
  return %0 : tensor<2x4xi4>
}
