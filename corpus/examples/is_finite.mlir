func.func @main() {
  %a = stablehlo.constant dense<[0xFFF0000000000000, 0x7FF0000000000000, 0x7FF8000000000000, -10.0, -0.0, 0.0, 10.0]> : tensor<7xf64>
  %0 = stablehlo.is_finite %a : (tensor<7xf64>) -> tensor<7xi1>
  check.expect_eq_const %0, dense<[false, false, false, true, true, true, true]> : tensor<7xi1>
  func.return
}
