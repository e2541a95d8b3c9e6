func.func @main() {
  %a = stablehlo.constant dense<[0, 1, 2, 127]> : tensor<4xi64>
  %0 = stablehlo.popcnt %a : tensor<4xi64>
  check.expect_eq_const %0, dense<[0, 1, 1, 7]> : tensor<4xi64>
  func.return
}
