// BatchNorm-1: training, inference with the moments of training, and the gradient; a feature without variance too
func.func @main() {
  %x = stablehlo.constant dense<[[0.0, 5.0], [2.0, 5.0], [4.0, 5.0], [2.0, 5.0]]> : tensor<4x2xf32>
  %gamma = stablehlo.constant dense<[3.0, 1.0]> : tensor<2xf32>
  %beta = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf32>
  %mean = stablehlo.constant dense<[2.0, 5.0]> : tensor<2xf32>
  %var = stablehlo.constant dense<[2.0, 0.0]> : tensor<2xf32>
  %dy = stablehlo.constant dense<[[1.0, 1.0], [0.0, 2.0], [0.0, 3.0], [1.0, 4.0]]> : tensor<4x2xf32>
  %0:3 = "stablehlo.batch_norm_training"(%x, %gamma, %beta) <{epsilon = 2.500000e-01 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_almost_eq_const %0#0, dense<[[-3.0, -1.0], [1.0, -1.0], [5.0, -1.0], [1.0, -1.0]]> : tensor<4x2xf32>
  check.expect_almost_eq_const %0#1, dense<[2.0, 5.0]> : tensor<2xf32>
  check.expect_almost_eq_const %0#2, dense<[2.0, 0.0]> : tensor<2xf32>
  %1 = "stablehlo.batch_norm_inference"(%x, %gamma, %beta, %mean, %var) <{epsilon = 2.500000e-01 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>) -> tensor<4x2xf32>
  check.expect_almost_eq_const %1, dense<[[-3.0, -1.0], [1.0, -1.0], [5.0, -1.0], [1.0, -1.0]]> : tensor<4x2xf32>
  %2:3 = "stablehlo.batch_norm_grad"(%x, %gamma, %mean, %var, %dy) <{epsilon = 2.500000e-01 : f32, feature_index = 1 : i64}> : (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<2xf32>, tensor<2xf32>)
  check.expect_almost_eq_const %2#0, dense<[[0.1111111111111111, -3.0], [-1.0, -1.0], [-0.1111111111111111, 1.0], [1.0, 3.0]]> : tensor<4x2xf32>
  check.expect_almost_eq_const %2#1, dense<[-1.3333333333333333, 0.0]> : tensor<2xf32>
  check.expect_almost_eq_const %2#2, dense<[2.0, 10.0]> : tensor<2xf32>
  return
}
