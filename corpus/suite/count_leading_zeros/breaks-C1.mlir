// RUN: not stablehlo-opt %s
// breaks count_leading_zeros (C1)
//   type(operand) = type(result)

func.func @main(%arg0: tensor<i8>) -> tensor<i16> {
  %0 = "stablehlo.count_leading_zeros"(%arg0) : (tensor<i8>) -> tensor<i16>
  return %0 : tensor<i16>
}
