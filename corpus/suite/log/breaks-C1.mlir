// RUN: not stablehlo-opt %s
// breaks log (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f32>) -> tensor<1xf32> {
  %0 = "stablehlo.log"(%arg0) : (tensor<f32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
