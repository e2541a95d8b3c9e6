// RUN: : --args='[dense<1.0> : tensor<f32>, dense<2.0> : tensor<f32>]'

func.func @main(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %init = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%a, %b, %init) ({
  ^bb0(%c: tensor<f32>, %d: tensor<f32>):
    %1 = stablehlo.compare GE, %c, %d : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%c: tensor<f32>, %d: tensor<f32>):
    %1 = stablehlo.add %c, %d : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
