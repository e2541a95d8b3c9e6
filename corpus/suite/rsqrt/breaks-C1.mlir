// RUN: not stablehlo-opt %s
// breaks rsqrt (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<3xf8E8M0FNU>) -> tensor<3xi8> {
  %0 = "stablehlo.rsqrt"(%arg0) : (tensor<3xf8E8M0FNU>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}
