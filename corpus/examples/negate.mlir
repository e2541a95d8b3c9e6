func.func @main() {
  %a = stablehlo.constant dense<[0, -2]> : tensor<2xi32>
  %0 = stablehlo.negate %a : tensor<2xi32>
  check.expect_eq_const %0, dense<[0, 2]> : tensor<2xi32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(2.5, 0.0), (-1.0, 3.0)]> : tensor<2xcomplex<f32>>
  %0 = stablehlo.negate %a : tensor<2xcomplex<f32>>
  check.expect_eq_const %0, dense<[(-2.5, 0.0), (1.0, -3.0)]> : tensor<2xcomplex<f32>>
  func.return
}
