func.func @main() {
  %a = stablehlo.constant dense<[17.1, -17.1, 17.1, -17.1]> : tensor<4xf32>
  %b = stablehlo.constant dense<[3.0, 3.0, -3.0, -3.0]> : tensor<4xf32>
  %0 = stablehlo.divide %a, %b : tensor<4xf32>
  check.expect_almost_eq_const %0, dense<[5.7, -5.7, -5.7, 5.7]> : tensor<4xf32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[17, -17, 17, -17]> : tensor<4xi32>
  %b = stablehlo.constant dense<[3, 3, -3, -3]> : tensor<4xi32>
  %0 = stablehlo.divide %a, %b : tensor<4xi32>
  check.expect_eq_const %0, dense<[5, -5, -5, 5]> : tensor<4xi32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf64>
  %b = stablehlo.constant dense<[0.0, 0.0]> : tensor<2xf64>
  %0 = stablehlo.divide %a, %b : tensor<2xf64>
  check.expect_eq_const %0, dense<[0x7FF0000000000000, 0xFFF0000000000000]> : tensor<2xf64>
  func.return
}
