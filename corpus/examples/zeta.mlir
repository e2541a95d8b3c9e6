// zeta(2, 1) is pi^2 / 6; the others are SciPy's.
func.func @main() {
  %a = stablehlo.constant dense<[2.0, 2.0, 3.5]> : tensor<3xf64>
  %b = stablehlo.constant dense<[1.0, 0.5, 4.0]> : tensor<3xf64>
  %0 = chlo.zeta %a, %b : tensor<3xf64>, tensor<3xf64> -> tensor<3xf64>
  check.expect_almost_eq_const %0, dense<[1.6449340668482266, 4.93480220054468, 0.016962176365418732]> : tensor<3xf64>
  func.return
}
