// The values are SciPy's.
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0, 2.0, 3.0]> : tensor<4xf64>
  %b = stablehlo.constant dense<[0.5, 1.0, 2.5, 4.0]> : tensor<4xf64>
  %0 = chlo.polygamma %a, %b : tensor<4xf64>, tensor<4xf64> -> tensor<4xf64>
  check.expect_almost_eq_const %0, dense<[-1.9635100260214235, 1.6449340668482266, -0.23620405164172736, 0.04486532819275508]> : tensor<4xf64>
  func.return
}
