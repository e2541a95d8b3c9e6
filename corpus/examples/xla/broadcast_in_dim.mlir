// BroadcastInDim-1: a dimension of size 1, a new dimension, a scalar
func.func @main() {
  %a = stablehlo.constant dense<[[1], [2]]> : tensor<2x1xi32>
  %0 = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<2x1xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[1, 1, 1], [2, 2, 2]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.broadcast_in_dim %b, dims = [0] : (tensor<2xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %1, dense<[[1, 1, 1], [2, 2, 2]]> : tensor<2x3xi32>
  %d = stablehlo.constant dense<5> : tensor<i32>
  %2 = stablehlo.broadcast_in_dim %d, dims = [] : (tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %2, dense<[5, 5]> : tensor<2xi32>
  return
}
