// Of real numbers by NumPy, of complex ones by Python's cmath.
func.func @main() {
  %a = stablehlo.constant dense<[-1.0, -0.5, 0.25, 1.0]> : tensor<4xf64>
  %0 = chlo.acos %a : tensor<4xf64> -> tensor<4xf64>
  check.expect_almost_eq_const %0, dense<[3.141592653589793, 2.0943951023931957, 1.318116071652818, 0.0]> : tensor<4xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.25), (-0.5, 1.5), (0.25, -0.75)]> : tensor<3xcomplex<f64>>
  %0 = chlo.acos %a : tensor<3xcomplex<f64>> -> tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %0, dense<[(1.069187473519396, -0.28139605624529274), (1.8442836169364534, -1.226456871251406), (1.370929407621624, 0.705289448779167)]> : tensor<3xcomplex<f64>>
  func.return
}
