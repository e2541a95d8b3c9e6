// From the specification.
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 4.0], [9.0, 25.0]]> : tensor<2x2xf32>
  %0 = stablehlo.rsqrt %a : tensor<2x2xf32>
  check.expect_almost_eq_const %0, dense<[[1.0, 0.5], [0.33333333, 0.2]]> : tensor<2x2xf32>
  func.return
}
