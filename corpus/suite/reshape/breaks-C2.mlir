// RUN: not stablehlo-opt %s
// breaks reshape (C2)
//   size(operand) = size(result)

func.func @main(%arg0: tensor<i2>) -> tensor<0xi2> {
  %0 = "stablehlo.reshape"(%arg0) : (tensor<i2>) -> tensor<0xi2>
  return %0 : tensor<0xi2>
}
