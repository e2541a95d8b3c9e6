// RUN: not stablehlo-opt %s
// breaks multiply (C1)
//   baseline_type(lhs) = baseline_type(rhs) = baseline_type(result)

func.func @main(%arg0: tensor<0xi4>, %arg1: tensor<i4>) -> tensor<0xi4> {
  %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<0xi4>, tensor<i4>) -> tensor<0xi4>
  return %0 : tensor<0xi4>
}
