func.func @main() {
  %a = stablehlo.constant dense<[-7, 0, 9]> : tensor<3xi32>
  %0 = stablehlo.sign %a : tensor<3xi32>
  check.expect_eq_const %0, dense<[-1, 0, 1]> : tensor<3xi32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[0xFFF0000000000000, -0.125, 0.0, 0x7FF0000000000000]> : tensor<4xf64>
  %0 = stablehlo.sign %a : tensor<4xf64>
  check.expect_eq_const %0, dense<[-1.0, -1.0, 0.0, 1.0]> : tensor<4xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(3.0, -4.0)]> : tensor<1xcomplex<f64>>
  %0 = stablehlo.sign %a : tensor<1xcomplex<f64>>
  check.expect_almost_eq_const %0, dense<[(0.6, -0.8)]> : tensor<1xcomplex<f64>>
  func.return
}
