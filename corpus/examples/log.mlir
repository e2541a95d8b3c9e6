func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf64>
  %0 = stablehlo.log %a : tensor<2x2xf64>
  check.expect_almost_eq_const %0, dense<[[0.0, 0.69314718055994529], [1.0986122886681098, 1.3862943611198906]]> : tensor<2x2xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[0.0, -1.0]> : tensor<2xf32>
  %0 = stablehlo.log %a : tensor<2xf32>
  check.expect_almost_eq_const %0, dense<[0xFF800000, 0x7FC00000]> : tensor<2xf32>
  func.return
}
