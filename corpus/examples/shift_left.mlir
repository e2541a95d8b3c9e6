func.func @main() {
  %a = stablehlo.constant dense<[-1, 0, 1]> : tensor<3xi64>
  %b = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %0 = stablehlo.shift_left %a, %b : tensor<3xi64>
  check.expect_eq_const %0, dense<[-2, 0, 8]> : tensor<3xi64>
  func.return
}
