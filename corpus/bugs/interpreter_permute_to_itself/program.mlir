// RUN: : --args='[dense<6.0> : tensor<f32>]'

func.func @main(%a: tensor<f32>) -> tensor<f32> {
  %0 = "stablehlo.collective_permute"(%a) <{source_target_pairs = dense<[[0, 0]]> : tensor<1x2xi64>}> : (tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}
