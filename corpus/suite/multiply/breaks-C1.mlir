// RUN: not stablehlo-opt %s
// breaks multiply (C1)
//   baseline_type(lhs) = baseline_type(rhs) = baseline_type(result)

func.func @main(%arg0: tensor<0xi2>, %arg1: tensor<i2>) -> tensor<0xi2> {
  %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<0xi2>, tensor<i2>) -> tensor<0xi2>
  return %0 : tensor<0xi2>
}
