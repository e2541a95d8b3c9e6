// RUN: not stablehlo-opt %s
// breaks erf (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<2xf32>) -> tensor<f32> {
  %0 = "chlo.erf"(%arg0) : (tensor<2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
