// The values of atan2 in the specification, with a scalar.
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0, -1.0]> : tensor<3xf64>
  %b = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = chlo.broadcast_atan2 %a, %b : (tensor<3xf64>, tensor<f64>) -> tensor<3xf64>
  check.expect_almost_eq_const %0, dense<[0.0, 1.57079632679489661923, -1.57079632679489661923]> : tensor<3xf64>
  func.return
}
