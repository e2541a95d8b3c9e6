// RUN: not stablehlo-opt %s
// breaks rng (C1)
//   element_type(a) = element_type(b) = element_type(result)

func.func @main(%arg0: tensor<i64>, %arg1: tensor<f32>, %arg2: tensor<0xi64>) -> tensor<f32> {
  %0 = "stablehlo.rng"(%arg0, %arg1, %arg2) <{rng_distribution = #stablehlo<rng_distribution UNIFORM>}> : (tensor<i64>, tensor<f32>, tensor<0xi64>) -> tensor<f32>
  return %0 : tensor<f32>
}
