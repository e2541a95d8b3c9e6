// RUN: not stablehlo-opt %s
// breaks real (C1)
//   shape(result) = shape(operand)

func.func @main(%arg0: tensor<4xf32>) -> tensor<f32> {
  %0 = "stablehlo.real"(%arg0) : (tensor<4xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
