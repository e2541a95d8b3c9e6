// RUN: not stablehlo-opt %s
// breaks atan2 (C1)
//   baseline_type(lhs) = baseline_type(rhs) = baseline_type(result)

func.func @main(%arg0: tensor<f32>, %arg1: tensor<2xf32>) -> tensor<f32> {
  %0 = "stablehlo.atan2"(%arg0, %arg1) : (tensor<f32>, tensor<2xf32>) -> tensor<f32>
  return %0 : tensor<f32>
}
