func.func @main() {
  %a = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %b = stablehlo.constant dense<[[5, 6], [7, 8]]> : tensor<2x2xi32>
  %0 = stablehlo.multiply %a, %b : tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[5, 12], [21, 32]]> : tensor<2x2xi32>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[false, true, true]> : tensor<3xi1>
  %b = stablehlo.constant dense<[true, false, true]> : tensor<3xi1>
  %0 = stablehlo.multiply %a, %b : tensor<3xi1>
  check.expect_eq_const %0, dense<[false, false, true]> : tensor<3xi1>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[(1.0, 2.0)]> : tensor<1xcomplex<f32>>
  %b = stablehlo.constant dense<[(3.0, 4.0)]> : tensor<1xcomplex<f32>>
  %0 = stablehlo.multiply %a, %b : tensor<1xcomplex<f32>>
  check.expect_eq_const %0, dense<[(-5.0, 10.0)]> : tensor<1xcomplex<f32>>
  func.return
}
