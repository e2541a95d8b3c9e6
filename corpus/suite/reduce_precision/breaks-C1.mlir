// RUN: not stablehlo-opt %s
// breaks reduce_precision (C1)
//   baseline_type(operand) = baseline_type(output)

func.func @main(%arg0: tensor<f16>) -> tensor<1xf16> {
  %0 = "stablehlo.reduce_precision"(%arg0) <{exponent_bits = 3 : i32, mantissa_bits = 7 : i32}> : (tensor<f16>) -> tensor<1xf16>
  return %0 : tensor<1xf16>
}
