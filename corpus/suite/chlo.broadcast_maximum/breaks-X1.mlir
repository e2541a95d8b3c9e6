// RUN: not stablehlo-opt %s
// breaks broadcast_maximum (X1)
//   baseline_element_type(lhs) = baseline_element_type(rhs) = baseline_element_type(result)

func.func @main(%arg0: tensor<i1>, %arg1: tensor<i1>) -> tensor<f32> {
  %0 = "chlo.broadcast_maximum"(%arg0, %arg1) : (tensor<i1>, tensor<i1>) -> tensor<f32>
  return %0 : tensor<f32>
}
