func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %0 = stablehlo.and %a, %b : tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[1, 2], [3, 0]]> : tensor<2x2xi32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[false, false, true, true]> : tensor<4xi1>
  %b = stablehlo.constant dense<[false, true, false, true]> : tensor<4xi1>
  %0 = stablehlo.and %a, %b : tensor<4xi1>
  check.expect_eq_const %0, dense<[false, false, false, true]> : tensor<4xi1>
  func.return
}
