// RUN: : --args='[]'

func.func @main() -> tensor<1x1xf32> {
  %0 = stablehlo.constant dense<[[[0.0], [0.5], [-0.0]]]> : tensor<1x3x1xf32>
  %1 = stablehlo.constant dense<6.0> : tensor<f32>
  %2 = stablehlo.reduce(%0 init: %1) across dimensions = [1] : (tensor<1x3x1xf32>, tensor<f32>) -> tensor<1x1xf32> reducer(%3: tensor<f32>, %4: tensor<f32>) {
    %5 = stablehlo.minimum %4, %3 : tensor<f32>
    stablehlo.return %5 : tensor<f32>
  }
  return %2 : tensor<1x1xf32>
}
