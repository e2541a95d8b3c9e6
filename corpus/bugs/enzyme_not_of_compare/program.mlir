// RUN: : --args='[dense<0.0> : tensor<f32>, dense<0xFFC00000> : tensor<f32>]'

func.func @main(%arg0: tensor<f32>, %arg1: tensor<f32>) -> tensor<i1> {
  %0 = stablehlo.compare GE, %arg0, %arg1 : (tensor<f32>, tensor<f32>) -> tensor<i1>
  %1 = stablehlo.not %0 : tensor<i1>
  return %1 : tensor<i1>
}
