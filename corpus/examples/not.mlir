func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %0 = stablehlo.not %a : tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[-2, -3], [-4, -5]]> : tensor<2x2xi32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %0 = stablehlo.not %a : tensor<2xi1>
  check.expect_eq_const %0, dense<[false, true]> : tensor<2xi1>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[0, 15]> : tensor<2xui8>
  %0 = stablehlo.not %a : tensor<2xui8>
  check.expect_eq_const %0, dense<[255, 240]> : tensor<2xui8>
  func.return
}
