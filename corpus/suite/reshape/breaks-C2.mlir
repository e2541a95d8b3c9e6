// RUN: not stablehlo-opt %s
// breaks reshape (C2)
//   size(operand) = size(result)

func.func @main(%arg0: tensor<2xi8>) -> tensor<1xi8> {
  %0 = "stablehlo.reshape"(%arg0) : (tensor<2xi8>) -> tensor<1xi8>
  return %0 : tensor<1xi8>
}
