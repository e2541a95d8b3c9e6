func.func @main() {
  %a = stablehlo.constant dense<[[0.0, 1.0], [4.0, 9.0]]> : tensor<2x2xf32>
  %0 = stablehlo.sqrt %a : tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[0.0, 1.0], [2.0, 3.0]]> : tensor<2x2xf32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(-4.0, 0.0)]> : tensor<1xcomplex<f64>>
  %0 = stablehlo.sqrt %a : tensor<1xcomplex<f64>>
  check.expect_almost_eq_const %0, dense<[(0.0, 2.0)]> : tensor<1xcomplex<f64>>
  func.return
}
