// From the specification.
func.func @main() {
  %a = stablehlo.constant dense<[-1, 0, 1]> : tensor<3xi64>
  %b = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi64>
  %0 = stablehlo.shift_right_logical %a, %b : tensor<3xi64>
  check.expect_eq_const %0, dense<[9223372036854775807, 0, 0]> : tensor<3xi64>
  func.return
}
