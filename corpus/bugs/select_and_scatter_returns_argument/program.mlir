// RUN: : --args='[dense<1.0> : tensor<f32>, dense<2.0> : tensor<f32>, dense<0.0> : tensor<f32>]'

func.func @main(%a: tensor<f32>, %s: tensor<f32>, %z: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    stablehlo.return %p : tensor<f32>
  }) : (tensor<f32>, tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
