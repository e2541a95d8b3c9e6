// DLMF 7.2.1; the values are those of its table 7.23, rounded.
func.func @main() {
  %a = stablehlo.constant dense<[-1.0, -0.5, 0.0, 0.5, 1.0]> : tensor<5xf32>
  %0 = chlo.erf %a : tensor<5xf32> -> tensor<5xf32>
  check.expect_almost_eq_const %0, dense<[-0.84270079, -0.52049988, 0.0, 0.52049988, 0.84270079]> : tensor<5xf32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF0000000000000, -0.0]> : tensor<3xf64>
  %0 = chlo.erf %a : tensor<3xf64> -> tensor<3xf64>
  check.expect_eq_const %0, dense<[-1.0, 1.0, -0.0]> : tensor<3xf64>
  func.return
}
