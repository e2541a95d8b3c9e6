// RUN: not stablehlo-opt %s
// breaks broadcast_remainder (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<1xf16>, %arg1: tensor<3xf16>) -> tensor<3xui4> {
  %0 = "chlo.broadcast_remainder"(%arg0, %arg1) : (tensor<1xf16>, tensor<3xf16>) -> tensor<3xui4>
  return %0 : tensor<3xui4>
}
