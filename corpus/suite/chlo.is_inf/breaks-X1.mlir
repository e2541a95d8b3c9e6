// RUN: not stablehlo-opt %s
// breaks is_inf (X1)
//   shape(operand) = shape(result)

func.func @main(%arg0: tensor<3xf8E4M3>) -> tensor<i1> {
  %0 = "chlo.is_inf"(%arg0) : (tensor<3xf8E4M3>) -> tensor<i1>
  return %0 : tensor<i1>
}
