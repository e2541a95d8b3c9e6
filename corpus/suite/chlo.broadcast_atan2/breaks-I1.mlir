// RUN: not stablehlo-opt %s
// breaks broadcast_atan2 (I1)
//   lhs is float | complex

func.func @main(%arg0: tensor<ui8>, %arg1: tensor<ui8>) -> tensor<ui8> {
  %0 = "chlo.broadcast_atan2"(%arg0, %arg1) : (tensor<ui8>, tensor<ui8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}
