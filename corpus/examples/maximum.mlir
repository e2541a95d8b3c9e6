func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [7, 8]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[5, 6], [3, 4]]> : tensor<2x2xi32>
  %0 = stablehlo.maximum %a, %b : tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<[1.0, -1.0]> : tensor<2xf32>
  %0 = stablehlo.maximum %a, %b : tensor<2xf32>
  check.expect_almost_eq_const %0, dense<[0x7FC00000, 1.0]> : tensor<2xf32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[255, 1]> : tensor<2xui8>
  %b = stablehlo.constant dense<[1, 2]> : tensor<2xui8>
  %0 = stablehlo.maximum %a, %b : tensor<2xui8>
  check.expect_eq_const %0, dense<[255, 2]> : tensor<2xui8>
  func.return
}
