// RUN: not stablehlo-opt %s
// breaks broadcast_maximum (X5)
//   are_compatible(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<3xf8E4M3>, %arg1: tensor<2xf8E4M3>) -> tensor<3xf8E4M3> {
  %0 = "chlo.broadcast_maximum"(%arg0, %arg1) : (tensor<3xf8E4M3>, tensor<2xf8E4M3>) -> tensor<3xf8E4M3>
  return %0 : tensor<3xf8E4M3>
}
