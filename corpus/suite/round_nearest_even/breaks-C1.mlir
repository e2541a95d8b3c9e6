// RUN: not stablehlo-opt %s
// breaks round_nearest_even (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f16>) -> tensor<ui4> {
  %0 = "stablehlo.round_nearest_even"(%arg0) : (tensor<f16>) -> tensor<ui4>
  return %0 : tensor<ui4>
}
