// RUN: not stablehlo-opt %s
// breaks acos (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f32>) -> tensor<f16> {
  %0 = "chlo.acos"(%arg0) : (tensor<f32>) -> tensor<f16>
  return %0 : tensor<f16>
}
