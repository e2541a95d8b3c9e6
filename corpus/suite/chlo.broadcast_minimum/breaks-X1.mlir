// RUN: not stablehlo-opt %s
// breaks broadcast_minimum (X1)
//   baseline_element_type(lhs) = baseline_element_type(rhs) = baseline_element_type(result)

func.func @main(%arg0: tensor<1x4xi4>, %arg1: tensor<i4>) -> tensor<1x4xi2> {
  %0 = "chlo.broadcast_minimum"(%arg0, %arg1) : (tensor<1x4xi4>, tensor<i4>) -> tensor<1x4xi2>
  return %0 : tensor<1x4xi2>
}
