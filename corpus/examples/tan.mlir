// Of real numbers by NumPy, of complex ones by Python's cmath.
func.func @main() {
  %a = stablehlo.constant dense<[-1.0, 0.0, 0.5]> : tensor<3xf64>
  %0 = chlo.tan %a : tensor<3xf64> -> tensor<3xf64>
  check.expect_almost_eq_const %0, dense<[-1.5574077246549023, 0.0, 0.5463024898437905]> : tensor<3xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.25), (-0.5, 1.5), (0.25, -0.75)]> : tensor<3xcomplex<f64>>
  %0 = chlo.tan %a : tensor<3xcomplex<f64>> -> tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %0, dense<[(0.504500702698564, 0.31242069250258875), (-0.0793244548039567, 0.9443729864226215), (0.14842931880709934, -0.6592212421345232)]> : tensor<3xcomplex<f64>>
  func.return
}
