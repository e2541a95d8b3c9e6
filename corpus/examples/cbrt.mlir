// From the specification.
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0, 8.0, 27.0]> : tensor<4xf64>
  %0 = stablehlo.cbrt %a : tensor<4xf64>
  check.expect_almost_eq_const %0, dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf64>
  func.return
}
