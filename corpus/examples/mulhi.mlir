// The upper half of the product of twice the width.
func.func @main() {
  %a = stablehlo.constant dense<[127, -128, -128, -1]> : tensor<4xi8>
  %b = stablehlo.constant dense<[127, -128, 127, 1]> : tensor<4xi8>
  %0 = chlo.mulhi %a, %b : tensor<4xi8>, tensor<4xi8> -> tensor<4xi8>
  check.expect_eq_const %0, dense<[63, 64, -64, -1]> : tensor<4xi8>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[18446744073709551615, 4294967296]> : tensor<2xui64>
  %b = stablehlo.constant dense<[18446744073709551615, 4294967296]> : tensor<2xui64>
  %0 = chlo.mulhi %a, %b : tensor<2xui64>, tensor<2xui64> -> tensor<2xui64>
  check.expect_eq_const %0, dense<[18446744073709551614, 1]> : tensor<2xui64>
  func.return
}
