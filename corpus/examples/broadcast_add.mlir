// XLA's page on broadcasting: a vector beside a matrix of one row, at the dimension that is named.
func.func @main() {
  %a = stablehlo.constant dense<[[5.0, 6.0]]> : tensor<1x2xf32>
  %b = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = chlo.broadcast_add %a, %b {broadcast_dimensions = array<i64: 0>} : (tensor<1x2xf32>, tensor<4xf32>) -> tensor<4x2xf32>
  check.expect_eq_const %0, dense<[[6.0, 7.0], [7.0, 8.0], [8.0, 9.0], [9.0, 10.0]]> : tensor<4x2xf32>
  func.return
}
