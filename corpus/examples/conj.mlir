func.func @main() {
  %a = stablehlo.constant dense<[(3.0, 2.0), (0.0, -1.0)]> : tensor<2xcomplex<f32>>
  %0 = chlo.conj %a : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  check.expect_eq_const %0, dense<[(3.0, -2.0), (0.0, 1.0)]> : tensor<2xcomplex<f32>>
  func.return
}
