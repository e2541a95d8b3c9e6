// RngBernoulli-1: what the numbers between 0 and 1 are is left open, what becomes of them is not
func.func private @RngBernoulli(%mean: tensor<f32>) -> tensor<4xui32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %shape = stablehlo.constant dense<[4]> : tensor<1xi64>
  %uniform = stablehlo.rng %zero, %one, %shape, distribution = UNIFORM : (tensor<f32>, tensor<f32>, tensor<1xi64>) -> tensor<4xf32>
  %0 = call @below(%uniform, %mean) : (tensor<4xf32>, tensor<f32>) -> tensor<4xui32>
  return %0 : tensor<4xui32>
}

func.func private @below(%uniform: tensor<4xf32>, %mean: tensor<f32>) -> tensor<4xui32> {
  %means = stablehlo.broadcast_in_dim %mean, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %is_below = stablehlo.compare LT, %uniform, %means, FLOAT : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  %0 = stablehlo.convert %is_below : (tensor<4xi1>) -> tensor<4xui32>
  return %0 : tensor<4xui32>
}

func.func @main() {
  %u = stablehlo.constant dense<[0.0, 0.25, 0.5, 0.75]> : tensor<4xf32>
  %m = stablehlo.constant dense<0.5> : tensor<f32>
  %0 = call @below(%u, %m) : (tensor<4xf32>, tensor<f32>) -> tensor<4xui32>
  check.expect_eq_const %0, dense<[1, 1, 0, 0]> : tensor<4xui32>
  return
}
