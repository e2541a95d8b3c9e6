// Of real numbers by NumPy, of complex ones by Python's cmath.
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 1.5, 10.0]> : tensor<3xf64>
  %0 = chlo.acosh %a : tensor<3xf64> -> tensor<3xf64>
  check.expect_almost_eq_const %0, dense<[0.0, 0.9624236501192069, 2.993222846126381]> : tensor<3xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.25), (-0.5, 1.5), (0.25, -0.75)]> : tensor<3xcomplex<f64>>
  %0 = chlo.acosh %a : tensor<3xcomplex<f64>> -> tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %0, dense<[(0.28139605624529274, 1.069187473519396), (1.226456871251406, 1.8442836169364534), (0.705289448779167, -1.370929407621624)]> : tensor<3xcomplex<f64>>
  func.return
}
