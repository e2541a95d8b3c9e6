// RUN: not stablehlo-opt %s
// breaks broadcast_select (X1)
//   baseline_element_type(on_true) = baseline_element_type(on_false) = baseline_element_type(result)

func.func @main(%arg0: tensor<i1>, %arg1: tensor<3xf4E2M1FN>, %arg2: tensor<1xi32>) -> tensor<3xi32> {
  %0 = "chlo.broadcast_select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<3xf4E2M1FN>, tensor<1xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
