// RUN: not stablehlo-opt %s
// breaks is_finite (I1)
//   x is float and not is_per_axis_quantized(x)

func.func @main(%arg0: tensor<i4>) -> tensor<i1> {
  %0 = "stablehlo.is_finite"(%arg0) : (tensor<i4>) -> tensor<i1>
  return %0 : tensor<i1>
}
