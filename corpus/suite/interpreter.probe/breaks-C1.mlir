// RUN: not stablehlo-opt %s
// breaks probe (C1)
//   type(operand) = type(result)

func.func @main(%arg0: tensor<3xi4>) -> tensor<2xi4> {
  %0 = "interpreter.probe"(%arg0) <{probe_id = ""}> : (tensor<3xi4>) -> tensor<2xi4>
  return %0 : tensor<2xi4>
}
