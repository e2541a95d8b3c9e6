// IsFinite-1: infinities and NaN are not
func.func @main() {
  %a = stablehlo.constant dense<[0xFF800000, 0x7F800000, 0x7FC00000, -10.0, -0.0, 0.0, 10.0]> : tensor<7xf32>
  %0 = stablehlo.is_finite %a : (tensor<7xf32>) -> tensor<7xi1>
  check.expect_eq_const %0, dense<[false, false, false, true, true, true, true]> : tensor<7xi1>
  return
}
