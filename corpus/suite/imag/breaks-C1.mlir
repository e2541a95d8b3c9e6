// RUN: not stablehlo-opt %s
// breaks imag (C1)
//   shape(result) = shape(operand)

func.func @main(%arg0: tensor<0x3xf8E4M3>) -> tensor<3xf8E4M3> {
  %0 = "stablehlo.imag"(%arg0) : (tensor<0x3xf8E4M3>) -> tensor<3xf8E4M3>
  return %0 : tensor<3xf8E4M3>
}
