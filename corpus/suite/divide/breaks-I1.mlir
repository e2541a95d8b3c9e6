// RUN: not stablehlo-opt %s
// breaks divide (I1)
//   lhs is int | float | complex and not is_per_axis_quantized(lhs)

func.func @main(%arg0: tensor<i1>, %arg1: tensor<i1>) -> tensor<i1> {
  %0 = "stablehlo.divide"(%arg0, %arg1) : (tensor<i1>, tensor<i1>) -> tensor<i1>
  return %0 : tensor<i1>
}
