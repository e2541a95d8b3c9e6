func.func @main() {
  %a = stablehlo.constant dense<[[0, 1], [128, -1]]> : tensor<2x2xi64>
  %0 = stablehlo.count_leading_zeros %a : tensor<2x2xi64>
  check.expect_eq_const %0, dense<[[64, 63], [56, 0]]> : tensor<2x2xi64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 255]> : tensor<3xui8>
  %0 = stablehlo.count_leading_zeros %a : tensor<3xui8>
  check.expect_eq_const %0, dense<[8, 7, 0]> : tensor<3xui8>
  func.return
}
