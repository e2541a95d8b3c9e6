// XLA's page on broadcasting: a vector beside a matrix, at the dimension that is named.
func.func @main() {
  %a = stablehlo.constant dense<[[1, 2, 3], [4, 5, 6]]> : tensor<2x3xi32>
  %b = stablehlo.constant dense<[7, 8, 9]> : tensor<3xi32>
  %0 = chlo.broadcast_subtract %a, %b {broadcast_dimensions = array<i64: 1>} : (tensor<2x3xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[-6, -6, -6], [-3, -3, -3]]> : tensor<2x3xi32>
  func.return
}
