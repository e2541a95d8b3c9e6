// ChloOps.td: dimensions of size 1 are stretched, of both operands.
func.func @main() {
  %a = stablehlo.constant dense<[[2], [3]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<[1, 10, 100]> : tensor<3xi32>
  %0 = chlo.broadcast_multiply %a, %b : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[2, 20, 200], [3, 30, 300]]> : tensor<2x3xi32>
  func.return
}
