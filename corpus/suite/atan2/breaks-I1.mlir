// RUN: not stablehlo-opt %s
// breaks atan2 (I1)
//   lhs is float | complex and not is_per_axis_quantized(lhs)

func.func @main(%arg0: tensor<2xi1>, %arg1: tensor<2xi1>) -> tensor<2xi1> {
  %0 = "stablehlo.atan2"(%arg0, %arg1) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
  return %0 : tensor<2xi1>
}
