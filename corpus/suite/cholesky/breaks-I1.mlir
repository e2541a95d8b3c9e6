// RUN: not stablehlo-opt %s
// breaks cholesky (I1)
//   a is float | complex and not is_per_axis_quantized(a)

func.func @main(%arg0: tensor<2x2xi4>) -> tensor<2x2xi4> {
  %0 = "stablehlo.cholesky"(%arg0) : (tensor<2x2xi4>) -> tensor<2x2xi4>
  return %0 : tensor<2x2xi4>
}
