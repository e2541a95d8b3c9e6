// RUN: not stablehlo-opt %s
// breaks next_after (I1)
//   x is float and not is_quantized(x)

func.func @main(%arg0: tensor<i64>, %arg1: tensor<i64>) -> tensor<i64> {
  %0 = "chlo.next_after"(%arg0, %arg1) : (tensor<i64>, tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
