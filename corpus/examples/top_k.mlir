// Of equal elements that with the lower index comes first.
func.func @main() {
  %a = stablehlo.constant dense<[[3, 1, 4, 1, 5], [2, 7, 7, 0, 7]]> : tensor<2x5xi32>
  %0, %1 = chlo.top_k(%a, k = 3) : tensor<2x5xi32> -> (tensor<2x3xi32>, tensor<2x3xi32>)
  check.expect_eq_const %0, dense<[[5, 4, 3], [7, 7, 7]]> : tensor<2x3xi32>
  check.expect_eq_const %1, dense<[[4, 2, 0], [1, 2, 4]]> : tensor<2x3xi32>
  func.return
}

// -----

// Floats stand in total order: NaN above all numbers, negative NaN below them.
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 0xFFC00000, 0x7FC00000, 0x7F800000]> : tensor<4xf32>
  %0, %1 = chlo.top_k(%a, k = 4) : tensor<4xf32> -> (tensor<4xf32>, tensor<4xi32>)
  %bits = stablehlo.bitcast_convert %0 : (tensor<4xf32>) -> tensor<4xui32>
  check.expect_eq_const %bits, dense<[0x7FC00000, 0x7F800000, 0x3F800000, 0xFFC00000]> : tensor<4xui32>
  check.expect_eq_const %1, dense<[2, 3, 0, 1]> : tensor<4xi32>
  func.return
}
