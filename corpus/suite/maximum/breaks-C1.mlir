// RUN: not stablehlo-opt %s
// breaks maximum (C1)
//   baseline_type(lhs) = baseline_type(rhs) = baseline_type(result)

func.func @main(%arg0: tensor<i1>, %arg1: tensor<ui64>) -> tensor<i1> {
  %0 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<i1>, tensor<ui64>) -> tensor<i1>
  return %0 : tensor<i1>
}
