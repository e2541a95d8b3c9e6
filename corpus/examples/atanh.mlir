// Of real numbers by NumPy, of complex ones by Python's cmath.
func.func @main() {
  %a = stablehlo.constant dense<[-0.75, -0.5, 0.25]> : tensor<3xf64>
  %0 = chlo.atanh %a : tensor<3xf64> -> tensor<3xf64>
  check.expect_almost_eq_const %0, dense<[-0.9729550745276566, -0.5493061443340549, 0.25541281188299536]> : tensor<3xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.25), (-0.5, 1.5), (0.25, -0.75)]> : tensor<3xcomplex<f64>>
  %0 = chlo.atanh %a : tensor<3xcomplex<f64>> -> tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %0, dense<[(0.5003700000525311, 0.3143981432077165), (-0.14694666622552977, 1.0172219678978514), (0.15899719167999918, -0.6629088318340163)]> : tensor<3xcomplex<f64>>
  func.return
}
