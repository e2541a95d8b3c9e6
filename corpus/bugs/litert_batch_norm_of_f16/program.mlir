// RUN: : --args='[dense<[1.0, 3.0]> : tensor<2xf16>, dense<[1.0, 1.0]> : tensor<2xf16>, dense<[0.0, 0.0]> : tensor<2xf16>]'

func.func @main(%a: tensor<2xf16>, %scale: tensor<2xf16>, %offset: tensor<2xf16>) -> tensor<2xf16> {
  %0, %1, %2 = "stablehlo.batch_norm_training"(%a, %scale, %offset) <{feature_index = 0 : i64, epsilon = 1.0 : f32}> : (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>) -> (tensor<2xf16>, tensor<2xf16>, tensor<2xf16>)
  return %0 : tensor<2xf16>
}
