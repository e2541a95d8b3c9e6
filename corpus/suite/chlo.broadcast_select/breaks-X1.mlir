// RUN: not stablehlo-opt %s
// breaks broadcast_select (X1)
//   baseline_element_type(on_true) = baseline_element_type(on_false) = baseline_element_type(result)

func.func @main(%arg0: tensor<i1>, %arg1: tensor<2xui8>, %arg2: tensor<4x1xui8>) -> tensor<4x2xi2> {
  %0 = "chlo.broadcast_select"(%arg0, %arg1, %arg2) : (tensor<i1>, tensor<2xui8>, tensor<4x1xui8>) -> tensor<4x2xi2>
  return %0 : tensor<4x2xi2>
}
