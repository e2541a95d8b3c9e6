// Of real numbers by NumPy, of complex ones by Python's cmath.
func.func @main() {
  %a = stablehlo.constant dense<[-10.0, -0.5, 0.25, 1.0]> : tensor<4xf64>
  %0 = chlo.atan %a : tensor<4xf64> -> tensor<4xf64>
  check.expect_almost_eq_const %0, dense<[-1.4711276743037347, -0.4636476090008061, 0.24497866312686414, 0.7853981633974483]> : tensor<4xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.25), (-0.5, 1.5), (0.25, -0.75)]> : tensor<3xcomplex<f64>>
  %0 = chlo.atan %a : tensor<3xcomplex<f64>> -> tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %0, dense<[(0.4842544903299662, 0.20058661813123432), (-1.2767950250211129, 0.6412373393653842), (0.4636476090008061, -0.8047189562170501)]> : tensor<3xcomplex<f64>>
  func.return
}
