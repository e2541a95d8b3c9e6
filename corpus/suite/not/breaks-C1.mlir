// RUN: not stablehlo-opt %s
// breaks not (C1)
//   type(operand) = type(result)

func.func @main(%arg0: tensor<0xi1>) -> tensor<i1> {
  %0 = "stablehlo.not"(%arg0) : (tensor<0xi1>) -> tensor<i1>
  return %0 : tensor<i1>
}
