// The values are SciPy's.
func.func @main() {
  %a = stablehlo.constant dense<[-2.0, 0.0, 0.5, 10.0]> : tensor<4xf64>
  %0 = chlo.bessel_i1e %a : tensor<4xf64> -> tensor<4xf64>
  check.expect_almost_eq_const %0, dense<[-0.2152692892489377, 0.0, 0.15642080318487173, 0.1212626813844555]> : tensor<4xf64>
  func.return
}
