// RUN: not stablehlo-opt %s
// breaks power (C1)
//   baseline_type(lhs) = baseline_type(rhs) = baseline_type(result)

func.func @main(%arg0: tensor<2xi4>, %arg1: tensor<i4>) -> tensor<i4> {
  %0 = "stablehlo.power"(%arg0, %arg1) : (tensor<2xi4>, tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}
