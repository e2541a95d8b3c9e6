// The values are SciPy's.
func.func @main() {
  %a = stablehlo.constant dense<[-1.5, 0.5, 1.0, 10.0]> : tensor<4xf64>
  %0 = chlo.digamma %a : tensor<4xf64> -> tensor<4xf64>
  check.expect_almost_eq_const %0, dense<[0.7031566406452434, -1.9635100260214235, -0.5772156649015329, 2.251752589066721]> : tensor<4xf64>
  func.return
}
