// RUN: not stablehlo-opt %s
// breaks divide (C1)
//   baseline_type(lhs) = baseline_type(rhs) = baseline_type(result)

func.func @main(%arg0: tensor<i2>, %arg1: tensor<2xi2>) -> tensor<2xi2> {
  %0 = "stablehlo.divide"(%arg0, %arg1) : (tensor<i2>, tensor<2xi2>) -> tensor<2xi2>
  return %0 : tensor<2xi2>
}
