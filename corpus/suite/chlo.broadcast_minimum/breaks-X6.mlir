// RUN: not stablehlo-opt %s
// breaks broadcast_minimum (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<f8E4M3FN>, %arg1: tensor<3xf8E4M3FN>) -> tensor<2xf8E4M3FN> {
  %0 = "chlo.broadcast_minimum"(%arg0, %arg1) : (tensor<f8E4M3FN>, tensor<3xf8E4M3FN>) -> tensor<2xf8E4M3FN>
  return %0 : tensor<2xf8E4M3FN>
}
