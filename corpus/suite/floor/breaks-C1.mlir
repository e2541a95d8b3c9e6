// RUN: not stablehlo-opt %s
// breaks floor (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<bf16>) -> tensor<f32> {
  %0 = "stablehlo.floor"(%arg0) : (tensor<bf16>) -> tensor<f32>
  return %0 : tensor<f32>
}
