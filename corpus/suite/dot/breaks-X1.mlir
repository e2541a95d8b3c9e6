// RUN: not stablehlo-opt %s
// breaks dot (X1)
//   1 <= rank(lhs) <= 2 and 1 <= rank(rhs) <= 2

func.func @main(%arg0: tensor<f8E4M3FN>, %arg1: tensor<f8E4M3FN>) -> tensor<f64> {
  %0 = "stablehlo.dot"(%arg0, %arg1) : (tensor<f8E4M3FN>, tensor<f8E4M3FN>) -> tensor<f64>
  return %0 : tensor<f64>
}
