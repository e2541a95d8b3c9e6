// RUN: not stablehlo-opt %s
// breaks broadcast_next_after (I1)
//   lhs is float

func.func @main(%arg0: tensor<i16>, %arg1: tensor<i16>) -> tensor<i16> {
  %0 = "chlo.broadcast_next_after"(%arg0, %arg1) : (tensor<i16>, tensor<i16>) -> tensor<i16>
  return %0 : tensor<i16>
}
