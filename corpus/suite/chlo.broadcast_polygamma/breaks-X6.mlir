// RUN: not stablehlo-opt %s
// breaks broadcast_polygamma (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<f8E5M2>, %arg1: tensor<1xf8E5M2>) -> tensor<f8E5M2> {
  %0 = "chlo.broadcast_polygamma"(%arg0, %arg1) : (tensor<f8E5M2>, tensor<1xf8E5M2>) -> tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}
