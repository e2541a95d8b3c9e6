// RUN: not stablehlo-opt %s
// breaks clamp (C4)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<ui4>, %arg1: tensor<ui4>, %arg2: tensor<ui4>) -> tensor<f16> {
  %0 = "stablehlo.clamp"(%arg0, %arg1, %arg2) : (tensor<ui4>, tensor<ui4>, tensor<ui4>) -> tensor<f16>
  return %0 : tensor<f16>
}
