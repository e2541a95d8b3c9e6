// RUN: : --args='[]'

func.func @main() -> tensor<i1> {
  %0 = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %1 = stablehlo.constant dense<1.0> : tensor<f32>
  %2 = stablehlo.compare GE, %0, %1, TOTALORDER : (tensor<f32>, tensor<f32>) -> tensor<i1>
  return %2 : tensor<i1>
}
