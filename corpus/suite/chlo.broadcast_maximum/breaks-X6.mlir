// RUN: not stablehlo-opt %s
// breaks broadcast_maximum (X6)
//   shape(result) = broadcast(or_empty(broadcast_dimensions), shape(lhs), shape(rhs))

func.func @main(%arg0: tensor<bf16>, %arg1: tensor<bf16>) -> tensor<1xbf16> {
  %0 = "chlo.broadcast_maximum"(%arg0, %arg1) : (tensor<bf16>, tensor<bf16>) -> tensor<1xbf16>
  return %0 : tensor<1xbf16>
}
