func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 1.0], [2.0, -1.0]]> : tensor<2x2xf64>
  %0 = stablehlo.exponential %a : tensor<2x2xf64>
  check.expect_almost_eq_const %0, dense<[[1.0, 2.7182818284590451], [7.3890560989306504, 0.36787944117144233]]> : tensor<2x2xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[0xFF800000, 0x7F800000]> : tensor<2xf32>
  %0 = stablehlo.exponential %a : tensor<2xf32>
  check.expect_eq_const %0, dense<[0.0, 0x7F800000]> : tensor<2xf32>
  func.return
}
