// RUN: not stablehlo-opt %s
// breaks clamp (C1)
//   rank(min) = 0 or shape(min) = shape(operand)

func.func @main(%arg0: tensor<1xi2>, %arg1: tensor<2x4xi2>, %arg2: tensor<2x4xi2>) -> tensor<2x4xi2> {
  %0 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<1xi2>, tensor<2x4xi2>, tensor<2x4xi2>) -> tensor<2x4xi2>
  return %0 : tensor<2x4xi2>
}
