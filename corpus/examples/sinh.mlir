// Of real numbers by NumPy, of complex ones by Python's cmath.
func.func @main() {
  %a = stablehlo.constant dense<[-2.0, 0.0, 0.5]> : tensor<3xf64>
  %0 = chlo.sinh %a : tensor<3xf64> -> tensor<3xf64>
  check.expect_almost_eq_const %0, dense<[-3.6268604078470186, 0.0, 0.5210953054937474]> : tensor<3xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.25), (-0.5, 1.5), (0.25, -0.75)]> : tensor<3xcomplex<f64>>
  %0 = chlo.sinh %a : tensor<3xcomplex<f64>> -> tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %0, dense<[(0.504895714387995, 0.2789791283502615), (-0.03686082371280446, 1.1248012470579227), (0.18483362034896397, -0.7030511464737356)]> : tensor<3xcomplex<f64>>
  func.return
}
