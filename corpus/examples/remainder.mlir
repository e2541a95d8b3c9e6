func.func @main() {
  %a = stablehlo.constant dense<[17, -17, 17, -17]> : tensor<4xi64>
  %b = stablehlo.constant dense<[3, 3, -3, -3]> : tensor<4xi64>
  %0 = stablehlo.remainder %a, %b : tensor<4xi64>
  check.expect_eq_const %0, dense<[2, -2, 2, -2]> : tensor<4xi64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[17.1, -17.1, 17.1, -17.1]> : tensor<4xf64>
  %b = stablehlo.constant dense<[3.0, 3.0, -3.0, -3.0]> : tensor<4xf64>
  %0 = stablehlo.remainder %a, %b : tensor<4xf64>
  check.expect_almost_eq_const %0, dense<[2.1, -2.1, 2.1, -2.1]> : tensor<4xf64>
  func.return
}
