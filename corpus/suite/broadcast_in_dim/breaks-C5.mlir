// RUN: not stablehlo-opt %s
// breaks broadcast_in_dim (C5)
//   for d in axes(operand): dim(operand, d) = 1 or dim(operand, d) = dim(result, broadcast_dimensions[d])

func.func @main(%arg0: tensor<2xf16>) -> tensor<1x4xf16> {
  %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf16>) -> tensor<1x4xf16>
  return %0 : tensor<1x4xf16>
}
