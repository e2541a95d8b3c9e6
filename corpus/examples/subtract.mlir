func.func @main() {
  %a = stablehlo.constant dense<[[6.0, 8.0], [10.0, 12.0]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<[[5.0, 6.0], [7.0, 8.0]]> : tensor<2x2xf32>
  %0 = stablehlo.subtract %a, %b : tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[0]> : tensor<1xui8>
  %b = stablehlo.constant dense<[1]> : tensor<1xui8>
  %0 = stablehlo.subtract %a, %b : tensor<1xui8>
  check.expect_eq_const %0, dense<[255]> : tensor<1xui8>
  func.return
}
