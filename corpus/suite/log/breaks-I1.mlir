// RUN: not stablehlo-opt %s
// breaks log (I1)
//   operand is float | complex and not is_per_axis_quantized(operand)

func.func @main(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = "stablehlo.log"(%arg0) : (tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}
