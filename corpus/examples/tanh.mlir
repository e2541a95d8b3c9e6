func.func @main() {
  %a = stablehlo.constant dense<[-1.0, 0.0, 1.0]> : tensor<3xf32>
  %0 = stablehlo.tanh %a : tensor<3xf32>
  check.expect_almost_eq_const %0, dense<[-0.76159416, 0.0, 0.76159416]> : tensor<3xf32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF0000000000000]> : tensor<2xf64>
  %0 = stablehlo.tanh %a : tensor<2xf64>
  check.expect_eq_const %0, dense<[-1.0, 1.0]> : tensor<2xf64>
  func.return
}
