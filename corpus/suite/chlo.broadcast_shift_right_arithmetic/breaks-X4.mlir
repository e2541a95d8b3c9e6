// RUN: not stablehlo-opt %s
// breaks broadcast_shift_right_arithmetic (X4)
//   0 <= or_empty(broadcast_dimensions) < max(rank(lhs), rank(rhs))

func.func @main(%arg0: tensor<4xi64>, %arg1: tensor<4xi64>) -> tensor<4xi64> {
  %0 = "chlo.broadcast_shift_right_arithmetic"(%arg0, %arg1) <{broadcast_dimensions = array<i64: -1>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}
