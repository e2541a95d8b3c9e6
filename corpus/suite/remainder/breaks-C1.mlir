// RUN: not stablehlo-opt %s
// breaks remainder (C1)
//   baseline_type(lhs) = baseline_type(rhs) = baseline_type(result)

func.func @main(%arg0: tensor<f32>, %arg1: tensor<i1>) -> tensor<i1> {
  %0 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<f32>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
