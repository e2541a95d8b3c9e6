// (3 + 2i)^2 is 5 + 12i.
func.func @main() {
  %a = stablehlo.constant dense<[(3.0, 2.0), (0.0, 1.0)]> : tensor<2xcomplex<f32>>
  %0 = chlo.square %a : tensor<2xcomplex<f32>> -> tensor<2xcomplex<f32>>
  check.expect_eq_const %0, dense<[(5.0, 12.0), (-1.0, 0.0)]> : tensor<2xcomplex<f32>>
  func.return
}

// -----

func.func @main() {
  %a = stablehlo.constant dense<[-1.5, 3.0]> : tensor<2xf32>
  %0 = chlo.square %a : tensor<2xf32> -> tensor<2xf32>
  check.expect_eq_const %0, dense<[2.25, 9.0]> : tensor<2xf32>
  func.return
}
