// RUN: not stablehlo-opt %s
// breaks floor (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<bf16>) -> tensor<ui2> {
  %0 = "stablehlo.floor"(%arg0) : (tensor<bf16>) -> tensor<ui2>
  return %0 : tensor<ui2>
}
