// RUN: not stablehlo-opt %s
// breaks probe (C1)
//   type(operand) = type(result)

func.func @main(%arg0: tensor<ui4>) -> tensor<2xui4> {
  %0 = "interpreter.probe"(%arg0) <{probe_id = ""}> : (tensor<ui4>) -> tensor<2xui4>
  return %0 : tensor<2xui4>
}
