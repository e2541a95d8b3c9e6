// RUN: not stablehlo-opt %s
// breaks broadcast_subtract (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<2xi2>, %arg1: tensor<2x1xi2>) -> tensor<2x1xi2> {
  %0 = "chlo.broadcast_subtract"(%arg0, %arg1) : (tensor<2xi2>, tensor<2x1xi2>) -> tensor<2x1xi2>
  return %0 : tensor<2x1xi2>
}
