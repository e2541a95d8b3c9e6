// RUN: not stablehlo-opt %s
// breaks broadcast_maximum (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3xi8>, %arg1: tensor<3x1xi8>) -> tensor<3x2xi8> {
  %0 = "chlo.broadcast_maximum"(%arg0, %arg1) : (tensor<3xi8>, tensor<3x1xi8>) -> tensor<3x2xi8>
  return %0 : tensor<3x2xi8>
}
