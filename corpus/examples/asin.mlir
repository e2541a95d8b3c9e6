// Of real numbers by NumPy, of complex ones by Python's cmath.
func.func @main() {
  %a = stablehlo.constant dense<[-1.0, -0.5, 0.25, 1.0]> : tensor<4xf64>
  %0 = chlo.asin %a : tensor<4xf64> -> tensor<4xf64>
  check.expect_almost_eq_const %0, dense<[-1.5707963267948966, -0.5235987755982989, 0.25268025514207865, 1.5707963267948966]> : tensor<4xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.25), (-0.5, 1.5), (0.25, -0.75)]> : tensor<3xcomplex<f64>>
  %0 = chlo.asin %a : tensor<3xcomplex<f64>> -> tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %0, dense<[(0.5016088532755008, 0.28139605624529274), (-0.2734872901415568, 1.226456871251406), (0.19986691917327257, -0.705289448779167)]> : tensor<3xcomplex<f64>>
  func.return
}
