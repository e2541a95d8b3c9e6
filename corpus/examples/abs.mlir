func.func @main() {
  %a = stablehlo.constant dense<[-2, 0, 2]> : tensor<3xi32>
  %0 = stablehlo.abs %a : tensor<3xi32>
  check.expect_eq_const %0, dense<[2, 0, 2]> : tensor<3xi32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[-2.5, -0.0, 0xFF800000]> : tensor<3xf32>
  %0 = stablehlo.abs %a : tensor<3xf32>
  check.expect_eq_const %0, dense<[2.5, 0.0, 0x7F800000]> : tensor<3xf32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(3.0, -4.0), (0.0, 0.0)]> : tensor<2xcomplex<f64>>
  %0 = stablehlo.abs %a : (tensor<2xcomplex<f64>>) -> tensor<2xf64>
  check.expect_eq_const %0, dense<[5.0, 0.0]> : tensor<2xf64>
  func.return
}
