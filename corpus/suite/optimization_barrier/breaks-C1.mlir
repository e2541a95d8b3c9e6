// RUN: not stablehlo-opt %s
// breaks optimization_barrier (C1)
//   type(operand...) = type(result...)

func.func @main(%arg0: tensor<3xui2>) -> tensor<4xui2> {
  %0 = "stablehlo.optimization_barrier"(%arg0) : (tensor<3xui2>) -> tensor<4xui2>
  return %0 : tensor<4xui2>
}
