// RUN: not stablehlo-opt %s
// breaks sign (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<i16>) -> tensor<ui8> {
  %0 = "stablehlo.sign"(%arg0) : (tensor<i16>) -> tensor<ui8>
  return %0 : tensor<ui8>
}
