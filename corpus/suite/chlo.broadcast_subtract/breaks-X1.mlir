// RUN: not stablehlo-opt %s
// breaks broadcast_subtract (X1)
//   element_type(lhs) = element_type(rhs) = element_type(result)

func.func @main(%arg0: tensor<ui8>, %arg1: tensor<3x3xui8>) -> tensor<3x3xi8> {
  %0 = "chlo.broadcast_subtract"(%arg0, %arg1) : (tensor<ui8>, tensor<3x3xui8>) -> tensor<3x3xi8>
  return %0 : tensor<3x3xi8>
}
