// The f32 nearest to pi / 2 is 4.371139e-08 above it.
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.57079632, 3.14159265]> : tensor<3xf32>
  %0 = stablehlo.cosine %a : tensor<3xf32>
  check.expect_almost_eq_const %0, dense<[1.0, -4.371139e-08, -1.0]> : tensor<3xf32>
  func.return
}
