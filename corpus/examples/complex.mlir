func.func @main() {
  %re = stablehlo.constant dense<[1.0, 3.0]> : tensor<2xf64>
  %im = stablehlo.constant dense<[2.0, 4.0]> : tensor<2xf64>
  %0 = stablehlo.complex %re, %im : tensor<2xcomplex<f64>>
  check.expect_eq_const %0, dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f64>>
  func.return
}
