// RUN: not stablehlo-opt %s
// breaks broadcast_remainder (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<1xbf16>, %arg1: tensor<3xbf16>) -> tensor<3xui2> {
  %0 = "chlo.broadcast_remainder"(%arg0, %arg1) : (tensor<1xbf16>, tensor<3xbf16>) -> tensor<3xui2>
  return %0 : tensor<3xui2>
}
