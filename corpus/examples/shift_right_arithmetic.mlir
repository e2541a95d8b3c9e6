func.func @main() {
  %a = stablehlo.constant dense<[-1, 0, 8]> : tensor<3xi64>
  %b = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %0 = stablehlo.shift_right_arithmetic %a, %b : tensor<3xi64>
  check.expect_eq_const %0, dense<[-1, 0, 1]> : tensor<3xi64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[-128, 127]> : tensor<2xi8>
  %b = stablehlo.constant dense<[7, 7]> : tensor<2xi8>
  %0 = stablehlo.shift_right_arithmetic %a, %b : tensor<2xi8>
  check.expect_eq_const %0, dense<[-1, 0]> : tensor<2xi8>
  func.return
}
