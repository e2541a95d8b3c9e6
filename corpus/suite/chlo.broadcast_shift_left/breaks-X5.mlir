// RUN: not stablehlo-opt %s
// breaks broadcast_shift_left (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<2xi16>, %arg1: tensor<0xi16>) -> tensor<2xi16> {
  %0 = "chlo.broadcast_shift_left"(%arg0, %arg1) : (tensor<2xi16>, tensor<0xi16>) -> tensor<2xi16>
  return %0 : tensor<2xi16>
}
