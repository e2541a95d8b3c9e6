// RUN: not stablehlo-opt %s
// breaks bessel_i1e (I1)
//   operand is float and not is_quantized(operand)

func.func @main(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = "chlo.bessel_i1e"(%arg0) : (tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}
