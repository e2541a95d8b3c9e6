// RUN: not stablehlo-opt %s
// breaks negate (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<i4>) -> tensor<ui2> {
  %0 = "stablehlo.negate"(%arg0) : (tensor<i4>) -> tensor<ui2>
  return %0 : tensor<ui2>
}
