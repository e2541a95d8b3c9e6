// RUN: not stablehlo-opt %s
// breaks optimization_barrier (C1)
//   type(operand...) = type(result...)

func.func @main(%arg0: tensor<3xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.optimization_barrier"(%arg0) : (tensor<3xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
