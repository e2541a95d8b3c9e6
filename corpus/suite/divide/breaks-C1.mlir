// RUN: not stablehlo-opt %s
// breaks divide (C1)
//   baseline_type(lhs) = baseline_type(rhs) = baseline_type(result)

func.func @main(%arg0: tensor<ui8>, %arg1: tensor<ui8>) -> tensor<f32> {
  %0 = "stablehlo.divide"(%arg0, %arg1) : (tensor<ui8>, tensor<ui8>) -> tensor<f32>
  return %0 : tensor<f32>
}
