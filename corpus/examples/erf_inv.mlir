// The values are SciPy's.
func.func @main() {
  %a = stablehlo.constant dense<[-0.75, 0.0, 0.5, 0.9375]> : tensor<4xf64>
  %0 = chlo.erf_inv %a : tensor<4xf64> -> tensor<4xf64>
  check.expect_almost_eq_const %0, dense<[-0.8134198475976184, 0.0, 0.4769362762044699, 1.3171503349861307]> : tensor<4xf64>
  func.return
}
