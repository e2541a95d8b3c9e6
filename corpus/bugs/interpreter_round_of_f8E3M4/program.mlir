// RUN: : --args='[dense<1.0> : tensor<f8E3M4>]'

func.func @main(%arg0: tensor<f8E3M4>) -> tensor<f8E3M4> {
  %0 = stablehlo.round_nearest_even %arg0 : tensor<f8E3M4>
  return %0 : tensor<f8E3M4>
}
