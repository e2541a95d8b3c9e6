// RUN: not stablehlo-opt %s
// breaks cosine (C1)
//   baseline_type(operand) = baseline_type(result)

func.func @main(%arg0: tensor<3x3x4xf8E5M2>) -> tensor<3x3x4xui4> {
  %0 = "stablehlo.cosine"(%arg0) : (tensor<3x3x4xf8E5M2>) -> tensor<3x3x4xui4>
  return %0 : tensor<3x3x4xui4>
}
