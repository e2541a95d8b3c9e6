// RUN: : --args='[dense<> : tensor<0x1xf32>]'

func.func @main(%s: tensor<0x1xf32>) -> tensor<5x1xf32> {
  %a = stablehlo.constant dense<0.0> : tensor<5x1xf32>
  %z = stablehlo.constant dense<3.0> : tensor<f32>
  %0 = "stablehlo.select_and_scatter"(%a, %s, %z) <{window_dimensions = array<i64: 1, 1>, padding = dense<[[-1, -4], [0, 0]]> : tensor<2x2xi64>}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.compare GE, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %1 : tensor<i1>
  }, {
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %1 = stablehlo.minimum %p, %q : tensor<f32>
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<5x1xf32>, tensor<0x1xf32>, tensor<f32>) -> tensor<5x1xf32>
  return %0 : tensor<5x1xf32>
}
