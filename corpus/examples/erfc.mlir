// The values are SciPy's.
func.func @main() {
  %a = stablehlo.constant dense<[-1.0, 0.0, 0.5, 2.0]> : tensor<4xf64>
  %0 = chlo.erfc %a : tensor<4xf64> -> tensor<4xf64>
  check.expect_almost_eq_const %0, dense<[1.8427007929497148, 1.0, 0.4795001221869535, 0.004677734981047266]> : tensor<4xf64>
  func.return
}
