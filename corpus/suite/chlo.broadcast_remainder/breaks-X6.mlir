// RUN: not stablehlo-opt %s
// breaks broadcast_remainder (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<i16>, %arg1: tensor<4xi16>) -> tensor<5xi16> {
  %0 = "chlo.broadcast_remainder"(%arg0, %arg1) : (tensor<i16>, tensor<4xi16>) -> tensor<5xi16>
  return %0 : tensor<5xi16>
}
