// RUN: not stablehlo-opt %s
// breaks rng (C3)
//   size(shape) = rank(result)

func.func @main(%arg0: tensor<f16>, %arg1: tensor<f16>, %arg2: tensor<2xi64>) -> tensor<4xf16> {
  %0 = "stablehlo.rng"(%arg0, %arg1, %arg2) <{rng_distribution = #stablehlo<rng_distribution NORMAL>}> : (tensor<f16>, tensor<f16>, tensor<2xi64>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}
