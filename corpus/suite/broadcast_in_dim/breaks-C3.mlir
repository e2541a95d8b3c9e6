// RUN: not stablehlo-opt %s
// breaks broadcast_in_dim (C3)
//   0 <= broadcast_dimensions < rank(result)

func.func @main(%arg0: tensor<2xf16>) -> tensor<2xf16> {
  %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf16>) -> tensor<2xf16>
  return %0 : tensor<2xf16>
}
