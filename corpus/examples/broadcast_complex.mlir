// ChloOps.td: a scalar goes with every element.
func.func @main() {
  %a = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %b = stablehlo.constant dense<3.0> : tensor<f32>
  %0 = chlo.broadcast_complex %a, %b : (tensor<2xf32>, tensor<f32>) -> tensor<2xcomplex<f32>>
  check.expect_eq_const %0, dense<[(1.0, 3.0), (2.0, 3.0)]> : tensor<2xcomplex<f32>>
  func.return
}
