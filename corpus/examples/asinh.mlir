// Of real numbers by NumPy, of complex ones by Python's cmath.
func.func @main() {
  %a = stablehlo.constant dense<[-10.0, -0.5, 0.25, 3.0]> : tensor<4xf64>
  %0 = chlo.asinh %a : tensor<4xf64> -> tensor<4xf64>
  check.expect_almost_eq_const %0, dense<[-2.99822295029797, -0.48121182505960347, 0.24746646154726346, 1.8184464592320668]> : tensor<4xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.25), (-0.5, 1.5), (0.25, -0.75)]> : tensor<3xcomplex<f64>>
  %0 = chlo.asinh %a : tensor<3xcomplex<f64>> -> tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %0, dense<[(0.4926756834207706, 0.2243284526346675), (-1.0693110431581108, 1.1711572594583726), (0.34657359027997264, -0.7853981633974483)]> : tensor<3xcomplex<f64>>
  func.return
}
