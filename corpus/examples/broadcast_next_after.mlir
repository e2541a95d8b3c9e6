// ChloOps.td: the next value in the direction of the other, which may be subnormal.
func.func @main() {
  %a = stablehlo.constant dense<[0.0, 1.0]> : tensor<2xf64>
  %b = stablehlo.constant dense<2.0> : tensor<f64>
  %0 = chlo.broadcast_next_after %a, %b : (tensor<2xf64>, tensor<f64>) -> tensor<2xf64>
  check.expect_eq_const %0, dense<[0x0000000000000001, 0x3FF0000000000001]> : tensor<2xf64>
  func.return
}
