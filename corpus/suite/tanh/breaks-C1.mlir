// RUN: not stablehlo-opt %s
// breaks tanh (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<f32>) -> tensor<i32> {
  %0 = "stablehlo.tanh"(%arg0) : (tensor<f32>) -> tensor<i32>
  return %0 : tensor<i32>
}
