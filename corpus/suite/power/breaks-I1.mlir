// RUN: not stablehlo-opt %s
// breaks power (I1)
//   lhs is int | float | complex and not is_per_axis_quantized(lhs)

func.func @main(%arg0: tensor<2x1x2xi1>, %arg1: tensor<2x1x2xi1>) -> tensor<2x1x2xi1> {
  %0 = "stablehlo.power"(%arg0, %arg1) : (tensor<2x1x2xi1>, tensor<2x1x2xi1>) -> tensor<2x1x2xi1>
  return %0 : tensor<2x1x2xi1>
}
