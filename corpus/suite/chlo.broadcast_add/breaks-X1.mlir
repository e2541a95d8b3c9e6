// RUN: not stablehlo-opt %s
// breaks broadcast_add (X1)
//   baseline_element_type(lhs) = baseline_element_type(rhs) = baseline_element_type(result)

func.func @main(%arg0: tensor<2xui32>, %arg1: tensor<1xi64>) -> tensor<2xui32> {
  %0 = "chlo.broadcast_add"(%arg0, %arg1) : (tensor<2xui32>, tensor<1xi64>) -> tensor<2xui32>
  return %0 : tensor<2xui32>
}
