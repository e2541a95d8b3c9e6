// RUN: not stablehlo-opt %s
// breaks is_neg_inf (X1)
//   shape(operand) = shape(result)

func.func @main(%arg0: tensor<2xf64>) -> tensor<1xi1> {
  %0 = "chlo.is_neg_inf"(%arg0) : (tensor<2xf64>) -> tensor<1xi1>
  return %0 : tensor<1xi1>
}
