// RUN: not stablehlo-opt %s
// breaks round_nearest_afz (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f16>) -> tensor<i32> {
  %0 = "stablehlo.round_nearest_afz"(%arg0) : (tensor<f16>) -> tensor<i32>
  return %0 : tensor<i32>
}
