// RUN: not stablehlo-opt %s
// breaks minimum (C1)
//   baseline_type(lhs) = baseline_type(rhs) = baseline_type(result)

func.func @main(%arg0: tensor<i4>, %arg1: tensor<2xi4>) -> tensor<i4> {
  %0 = "stablehlo.minimum"(%arg0, %arg1) : (tensor<i4>, tensor<2xi4>) -> tensor<i4>
  return %0 : tensor<i4>
}
