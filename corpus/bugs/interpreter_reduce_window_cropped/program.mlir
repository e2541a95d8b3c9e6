// RUN: : --args='[dense<[2.0]> : tensor<1xf32>, dense<255.0> : tensor<f32>]'

func.func @main(%arg0: tensor<1xf32>, %arg1: tensor<f32>) -> tensor<0xf32> {
  %0 = "stablehlo.reduce_window"(%arg0, %arg1) <{window_dimensions = array<i64: 1>, padding = dense<[[0, -2]]> : tensor<1x2xi64>}> ({
  ^bb0(%1: tensor<f32>, %2: tensor<f32>):
    stablehlo.return %1 : tensor<f32>
  }) : (tensor<1xf32>, tensor<f32>) -> tensor<0xf32>
  return %0 : tensor<0xf32>
}
