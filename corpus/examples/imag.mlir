func.func @main() {
  %a = stablehlo.constant dense<[(1.0, 2.0), (3.0, 4.0)]> : tensor<2xcomplex<f32>>
  %0 = stablehlo.imag %a : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
  check.expect_eq_const %0, dense<[2.0, 4.0]> : tensor<2xf32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[5.0]> : tensor<1xf32>
  %0 = stablehlo.imag %a : tensor<1xf32>
  check.expect_eq_const %0, dense<[0.0]> : tensor<1xf32>
  func.return
}
