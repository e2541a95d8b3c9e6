// RUN: : --args='[dense<4.0> : tensor<f8E8M0FNU>, dense<5.877472e-39> : tensor<f8E8M0FNU>]'

func.func @main(%a: tensor<f8E8M0FNU>, %b: tensor<f8E8M0FNU>) -> tensor<f8E8M0FNU> {
  %0 = stablehlo.maximum %a, %b : tensor<f8E8M0FNU>
  return %0 : tensor<f8E8M0FNU>
}
