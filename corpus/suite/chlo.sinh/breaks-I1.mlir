// RUN: not stablehlo-opt %s
// breaks sinh (I1)
//   operand is float | complex

func.func @main(%arg0: tensor<ui2>) -> tensor<ui2> {
  %0 = "chlo.sinh"(%arg0) : (tensor<ui2>) -> tensor<ui2>
  return %0 : tensor<ui2>
}
