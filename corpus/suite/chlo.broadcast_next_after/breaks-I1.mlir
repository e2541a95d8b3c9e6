// RUN: not stablehlo-opt %s
// breaks broadcast_next_after (I1)
//   lhs is float and not is_quantized(lhs)

func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
  %0 = "chlo.broadcast_next_after"(%arg0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
