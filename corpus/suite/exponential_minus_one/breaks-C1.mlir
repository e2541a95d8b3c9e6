// RUN: not stablehlo-opt %s
// breaks exponential_minus_one (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<3x2xf8E4M3>) -> tensor<3x2xui4> {
  %0 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<3x2xf8E4M3>) -> tensor<3x2xui4>
  return %0 : tensor<3x2xui4>
}
