// RUN: not stablehlo-opt %s
// breaks dynamic_broadcast_in_dim (C2)
//   size(broadcast_dimensions) = rank(operand)

func.func @main(%arg0: tensor<f8E4M3FN>, %arg1: tensor<2xi8>) -> tensor<2x2xf8E4M3FN> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<f8E4M3FN>, tensor<2xi8>) -> tensor<2x2xf8E4M3FN>
  return %0 : tensor<2x2xf8E4M3FN>
}
