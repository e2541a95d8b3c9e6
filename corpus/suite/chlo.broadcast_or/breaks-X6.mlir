// RUN: not stablehlo-opt %s
// breaks broadcast_or (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<1xi16>, %arg1: tensor<1xi16>) -> tensor<2xi16> {
  %0 = "chlo.broadcast_or"(%arg0, %arg1) : (tensor<1xi16>, tensor<1xi16>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}
