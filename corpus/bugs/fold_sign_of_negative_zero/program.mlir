// RUN: : --args='[]'

func.func @main() -> tensor<f32> {
  %0 = stablehlo.constant dense<-0.0> : tensor<f32>
  %1 = stablehlo.sign %0 : tensor<f32>
  return %1 : tensor<f32>
}
