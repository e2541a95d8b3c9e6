// The sum of 1 / (n + q)^2: pi^2 / 6 for q = 1, and less its first term for q = 2.
func.func @main() {
  %a = stablehlo.constant dense<2.0> : tensor<f64>
  %b = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf64>
  %0 = chlo.broadcast_zeta %a, %b : (tensor<f64>, tensor<2xf64>) -> tensor<2xf64>
  check.expect_almost_eq_const %0, dense<[1.6449340668482264, 0.6449340668482264]> : tensor<2xf64>
  func.return
}
