// RUN: : --args='[dense<1.0> : tensor<1xf32>, dense<> : tensor<0xf32>, dense<0.0> : tensor<f32>]'

func.func @main(%a: tensor<1xf32>, %s: tensor<0xf32>, %z: tensor<f32>) -> tensor<1xf32> {
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 1>, padding = dense<[[-1, -1]]> : tensor<1x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.add %p, %q : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1xf32>, tensor<0xf32>, tensor<f32>) -> tensor<1xf32>
  return %0 : tensor<1xf32>
}
