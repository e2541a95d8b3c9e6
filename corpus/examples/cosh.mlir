// Of real numbers by NumPy, of complex ones by Python's cmath.
func.func @main() {
  %a = stablehlo.constant dense<[-2.0, 0.0, 0.5]> : tensor<3xf64>
  %0 = chlo.cosh %a : tensor<3xf64> -> tensor<3xf64>
  check.expect_almost_eq_const %0, dense<[3.7621956910836314, 1.0, 1.1276259652063807]> : tensor<3xf64>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(0.5, 0.25), (-0.5, 1.5), (0.25, -0.75)]> : tensor<3xcomplex<f64>>
  %0 = chlo.cosh %a : tensor<3xcomplex<f64>> -> tensor<3xcomplex<f64>>
  check.expect_almost_eq_const %0, dense<[(1.0925708047319176, 0.12892104172809826), (0.07976510530654189, -0.5197899547729212), (0.7546734843925261, -0.1721903463957415)]> : tensor<3xcomplex<f64>>
  func.return
}
