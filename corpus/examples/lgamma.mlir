// The values are SciPy's.
func.func @main() {
  %a = stablehlo.constant dense<[-1.5, 0.5, 1.0, 2.0, 10.0]> : tensor<5xf64>
  %0 = chlo.lgamma %a : tensor<5xf64> -> tensor<5xf64>
  check.expect_almost_eq_const %0, dense<[0.860047015376481, 0.5723649429247, 0.0, 0.0, 12.801827480081469]> : tensor<5xf64>
  func.return
}
