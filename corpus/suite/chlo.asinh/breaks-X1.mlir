// RUN: not stablehlo-opt %s
// breaks asinh (X1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<bf16>) -> tensor<ui16> {
  %0 = "chlo.asinh"(%arg0) : (tensor<bf16>) -> tensor<ui16>
  return %0 : tensor<ui16>
}
