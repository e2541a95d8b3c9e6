// RUN: not stablehlo-opt %s
// breaks exp2 (I1)
//   operand is float | complex and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<3xi8>) -> tensor<3xi8> {
  %0 = "stablehlo.exp2"(%arg0) : (tensor<3xi8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}
