// RUN: not stablehlo-opt %s
// breaks erf (I1)
//   operand is float

func.func @main(%arg0: tensor<ui4>) -> tensor<ui4> {
  %0 = "chlo.erf"(%arg0) : (tensor<ui4>) -> tensor<ui4>
  return %0 : tensor<ui4>
}
