// Derivatives of digamma: pi^2 / 6 at 1, pi^2 / 2 at 1/2.
func.func @main() {
  %a = stablehlo.constant dense<1.0> : tensor<f64>
  %b = stablehlo.constant dense<[1.0, 0.5]> : tensor<2xf64>
  %0 = chlo.broadcast_polygamma %a, %b : (tensor<f64>, tensor<2xf64>) -> tensor<2xf64>
  check.expect_almost_eq_const %0, dense<[1.6449340668482264, 4.934802200544679]> : tensor<2xf64>
  func.return
}
