func.func @main() {
  %a = stablehlo.constant dense<[-2.0, -0.0, -36.0, 5.0, 3.0, 10000.0]> : tensor<6xf64>
  %b = stablehlo.constant dense<[2.0, 2.0, 1.1, 2.0, -1.0, 10.0]> : tensor<6xf64>
  %0 = stablehlo.power %a, %b : tensor<6xf64>
  check.expect_almost_eq_const %0, dense<[4.0, 0.0, 0x7FF8000000000000, 25.0, 0.333333333333333315, 1.0E+40]> : tensor<6xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[-2, 3, 0]> : tensor<3xi32>
  %b = stablehlo.constant dense<[3, 4, 0]> : tensor<3xi32>
  %0 = stablehlo.power %a, %b : tensor<3xi32>
  check.expect_eq_const %0, dense<[-8, 81, 1]> : tensor<3xi32>
  func.return
}
