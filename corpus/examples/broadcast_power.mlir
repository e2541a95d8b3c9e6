// ChloOps.td: dimensions of size 1 are stretched, of both operands.
func.func @main() {
  %a = stablehlo.constant dense<[[2], [3]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<[0, 1, 2]> : tensor<3xi32>
  %0 = chlo.broadcast_power %a, %b : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[1, 2, 4], [1, 3, 9]]> : tensor<2x3xi32>
  func.return
}
