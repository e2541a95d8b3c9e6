// RUN: not stablehlo-opt %s
// breaks broadcast_divide (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3xui8>, %arg1: tensor<3x3x1xui8>) -> tensor<3x3x1xui8> {
  %0 = "chlo.broadcast_divide"(%arg0, %arg1) : (tensor<3xui8>, tensor<3x3x1xui8>) -> tensor<3x3x1xui8>
  return %0 : tensor<3x3x1xui8>
}
