// RUN: not stablehlo-opt %s
// breaks dynamic_broadcast_in_dim (C10)
//   0 <= or_empty(known_nonexpanding_dimensions) < rank(operand)

func.func @main(%arg0: tensor<f8E5M2>, %arg1: tensor<0xi2>) -> tensor<f8E5M2> {
  %0 = "stablehlo.dynamic_broadcast_in_dim"(%arg0, %arg1) <{broadcast_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64: -1>}> : (tensor<f8E5M2>, tensor<0xi2>) -> tensor<f8E5M2>
  return %0 : tensor<f8E5M2>
}
