// RUN: not stablehlo-opt %s
// breaks broadcast_shift_right_logical (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<ui8>, %arg1: tensor<4xui8>) -> tensor<3xui8> {
  %0 = "chlo.broadcast_shift_right_logical"(%arg0, %arg1) : (tensor<ui8>, tensor<4xui8>) -> tensor<3xui8>
  return %0 : tensor<3xui8>
}
