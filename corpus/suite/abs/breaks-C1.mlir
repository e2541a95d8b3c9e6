// RUN: not stablehlo-opt %s
// breaks abs (C1)
//   shape(result) = shape(operand)

func.func @main(%arg0: tensor<i8>) -> tensor<2xi8> {
  %0 = "stablehlo.abs"(%arg0) : (tensor<i8>) -> tensor<2xi8>
  return %0 : tensor<2xi8>
}
