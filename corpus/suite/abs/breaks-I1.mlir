// RUN: not stablehlo-opt %s
// breaks abs (I1)
//   operand is signed | float | complex and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<ui8>) -> tensor<ui8> {
  %0 = "stablehlo.abs"(%arg0) : (tensor<ui8>) -> tensor<ui8>
  return %0 : tensor<ui8>
}
