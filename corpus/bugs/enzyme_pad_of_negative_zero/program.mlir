// RUN: : --args='[]'

func.func @main() -> tensor<3xf32> {
  %a = stablehlo.constant dense<-0.0> : tensor<2xf32>
  %z = stablehlo.constant dense<-0.0> : tensor<f32>
  %0 = stablehlo.pad %a, %z, low = [1], high = [0], interior = [0] : (tensor<2xf32>, tensor<f32>) -> tensor<3xf32>
  return %0 : tensor<3xf32>
}
