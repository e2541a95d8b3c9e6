// ChloOps.td: dimensions of size 1 are stretched, of both operands.
func.func @main() {
  %a = stablehlo.constant dense<[[1], [5]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<[[2, 6]]> : tensor<1x2xi32>
  %0 = chlo.broadcast_maximum %a, %b : (tensor<2x1xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[2, 6], [5, 6]]> : tensor<2x2xi32>
  func.return
}
