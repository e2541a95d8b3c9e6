// RUN: not stablehlo-opt %s
// breaks logistic (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f32>) -> tensor<f16> {
  %0 = "stablehlo.logistic"(%arg0) : (tensor<f32>) -> tensor<f16>
  return %0 : tensor<f16>
}
