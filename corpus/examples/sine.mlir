// From the specification: the sine of 0, pi/2, pi and 3 pi/2.
func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 1.57079632], [3.14159265, 4.71238898]]> : tensor<2x2xf32>
  %0 = stablehlo.sine %a : tensor<2x2xf32>
  check.expect_almost_eq_const %0, dense<[[0.0, 1.0], [-8.74227766e-8, -1.0]]> : tensor<2x2xf32>
  func.return
}
