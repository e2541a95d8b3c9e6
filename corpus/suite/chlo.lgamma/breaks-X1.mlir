// RUN: not stablehlo-opt %s
// breaks lgamma (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<2xf32>) -> tensor<f32> {
  %0 = "chlo.lgamma"(%arg0) : (tensor<2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
