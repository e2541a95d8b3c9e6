// RUN: not stablehlo-opt %s
// breaks subtract (I1)
//   lhs is int | float | complex and not is_per_axis_quantized(lhs)

func.func @main(%arg0: tensor<3xi1>, %arg1: tensor<3xi1>) -> tensor<3xi1> {
  %0 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
  return %0 : tensor<3xi1>
}
