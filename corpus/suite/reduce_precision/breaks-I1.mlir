// RUN: not stablehlo-opt %s
// breaks reduce_precision (I1)
//   operand is float and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<ui2>) -> tensor<ui2> {
  %0 = "stablehlo.reduce_precision"(%arg0) <{exponent_bits = 6 : i32, mantissa_bits = 1 : i32}> : (tensor<ui2>) -> tensor<ui2>
  return %0 : tensor<ui2>
}
