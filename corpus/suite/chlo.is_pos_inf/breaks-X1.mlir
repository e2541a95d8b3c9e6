// RUN: not stablehlo-opt %s
// breaks is_pos_inf (X1)
//   shape(operand) = shape(result)

func.func @main(%arg0: tensor<3xf16>) -> tensor<4xi1> {
  %0 = "chlo.is_pos_inf"(%arg0) : (tensor<3xf16>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}
