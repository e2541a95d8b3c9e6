// RUN: not stablehlo-opt %s
// breaks remainder (C1)
//   baseline_type(lhs) = baseline_type(rhs) = baseline_type(result)

func.func @main(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<1xi2> {
  %0 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<i2>, tensor<i2>) -> tensor<1xi2>
  return %0 : tensor<1xi2>
}
