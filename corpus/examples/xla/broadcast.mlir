// Broadcast-1: a scalar; also as broadcast_in_dim
func.func @main() {
  %a = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = stablehlo.broadcast %a, sizes = [2, 3] : (tensor<f32>) -> tensor<2x3xf32>
  check.expect_eq_const %0, dense<[[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]> : tensor<2x3xf32>
  %1 = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<2x3xf32>
  check.expect_eq_const %1, dense<[[2.0, 2.0, 2.0], [2.0, 2.0, 2.0]]> : tensor<2x3xf32>
  return
}

// -----

// Broadcast-2: new dimensions come first
func.func @main() {
  %a = stablehlo.constant dense<[7, 8]> : tensor<2xi32>
  %0 = stablehlo.broadcast %a, sizes = [3] : (tensor<2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %0, dense<[[7, 8], [7, 8], [7, 8]]> : tensor<3x2xi32>
  %1 = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<2xi32>) -> tensor<3x2xi32>
  check.expect_eq_const %1, dense<[[7, 8], [7, 8], [7, 8]]> : tensor<3x2xi32>
  return
}
