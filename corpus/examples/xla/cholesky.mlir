// Cholesky-1: only the triangle that is named is read, and only that of the result is compared
func.func @main() {
  %a = stablehlo.constant dense<[[4.0, 0x7FC00000, 0x7FC00000], [12.0, 37.0, 0x7FC00000], [-16.0, -43.0, 98.0]]> : tensor<3x3xf32>
  %at = stablehlo.transpose %a, dims = [1, 0] : (tensor<3x3xf32>) -> tensor<3x3xf32>
  %0 = stablehlo.cholesky %a, lower = true : tensor<3x3xf32>
  %1 = stablehlo.cholesky %at, lower = false : tensor<3x3xf32>
  %row = stablehlo.iota dim = 0 : tensor<3x3xi32>
  %column = stablehlo.iota dim = 1 : tensor<3x3xi32>
  %below = stablehlo.compare GE, %row, %column, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %above = stablehlo.compare LE, %row, %column, SIGNED : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
  %zero = stablehlo.constant dense<0.0> : tensor<3x3xf32>
  %2 = stablehlo.select %below, %0, %zero : tensor<3x3xi1>, tensor<3x3xf32>
  %3 = stablehlo.select %above, %1, %zero : tensor<3x3xi1>, tensor<3x3xf32>
  check.expect_almost_eq_const %2, dense<[[2.0, 0.0, 0.0], [6.0, 1.0, 0.0], [-8.0, 5.0, 3.0]]> : tensor<3x3xf32>
  check.expect_almost_eq_const %3, dense<[[2.0, 6.0, -8.0], [0.0, 1.0, 5.0], [0.0, 0.0, 3.0]]> : tensor<3x3xf32>
  return
}
