// From the specification.
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf64>
  %0 = stablehlo.exponential_minus_one %a : tensor<2xf64>
  check.expect_almost_eq_const %0, dense<[0.0, 1.7182818284590452]> : tensor<2xf64>
  func.return
}
