// RUN: not stablehlo-opt %s
// breaks dynamic_broadcast_in_dim (C9)
//   0 <= or_empty(known_expanding_dimensions) < rank(operand)

func.func @main(%arg0: tensor<ui64>, %arg1: tensor<0xui8>) -> tensor<ui64> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64>, known_expanding_dimensions = array<i64: -1>}> : (tensor<ui64>, tensor<0xui8>) -> tensor<ui64>
  return %0 : tensor<ui64>
}
