// ChloOps.td: a scalar goes with every element.
func.func @main() {
  %a = stablehlo.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : tensor<2x2xf32>
  %b = stablehlo.constant dense<2.0> : tensor<f32>
  %0 = chlo.broadcast_divide %a, %b : (tensor<2x2xf32>, tensor<f32>) -> tensor<2x2xf32>
  check.expect_eq_const %0, dense<[[0.5, 1.0], [1.5, 2.0]]> : tensor<2x2xf32>
  func.return
}
