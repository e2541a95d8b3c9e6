// RUN: not stablehlo-opt %s
// breaks broadcast_remainder (I1)
//   lhs is int | float | complex and not is_quantized(lhs)

func.func @main(%arg0: tensor<3xi1>, %arg1: tensor<3x3xi1>) -> tensor<3x3xi1> {
  %0 = "chlo.broadcast_remainder"(%arg0, %arg1) : (tensor<3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
  return %0 : tensor<3x3xi1>
}
