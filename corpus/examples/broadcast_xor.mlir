// ChloOps.td: a scalar goes with every element.
func.func @main() {
  %a = stablehlo.constant dense<[[12], [10]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<6> : tensor<i32>
  %0 = chlo.broadcast_xor %a, %b : (tensor<2x1xi32>, tensor<i32>) -> tensor<2x1xi32>
  check.expect_eq_const %0, dense<[[10], [12]]> : tensor<2x1xi32>
  func.return
}
