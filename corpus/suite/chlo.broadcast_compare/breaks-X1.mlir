// RUN: not stablehlo-opt %s
// breaks broadcast_compare (X1)
//   baseline_element_type(lhs) = baseline_element_type(rhs) and element_type(result) = i1

func.func @main(%arg0: tensor<f32>, %arg1: tensor<ui64>) -> tensor<i1> {
  %0 = "chlo.broadcast_compare"(%arg0, %arg1) <{comparison_direction = #chlo<comparison_direction NE>}> : (tensor<f32>, tensor<ui64>) -> tensor<i1>
  return %0 : tensor<i1>
}
