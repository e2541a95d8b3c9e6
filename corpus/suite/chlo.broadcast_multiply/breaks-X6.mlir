// RUN: not stablehlo-opt %s
// breaks broadcast_multiply (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<2xi4>, %arg1: tensor<1x2x1xi4>) -> tensor<1x2x1xi4> {
  %0 = "chlo.broadcast_multiply"(%arg0, %arg1) : (tensor<2xi4>, tensor<1x2x1xi4>) -> tensor<1x2x1xi4>
  return %0 : tensor<1x2x1xi4>
}
