// RUN: not stablehlo-opt %s
// breaks subtract (C1)
//   baseline_type(lhs) = baseline_type(rhs) = baseline_type(result)

func.func @main(%arg0: tensor<i8>, %arg1: tensor<i64>) -> tensor<i64> {
  %0 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<i8>, tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}
