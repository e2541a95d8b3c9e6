// RUN: not stablehlo-opt %s
// breaks broadcast_atan2 (I1)
//   lhs is float | complex and not is_quantized(lhs)

func.func @main(%arg0: tensor<ui16>, %arg1: tensor<ui16>) -> tensor<ui16> {
  %0 = "chlo.broadcast_atan2"(%arg0, %arg1) : (tensor<ui16>, tensor<ui16>) -> tensor<ui16>
  return %0 : tensor<ui16>
}
