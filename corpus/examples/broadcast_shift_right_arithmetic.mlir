// ChloOps.td: dimensions of size 1 are stretched, of both operands.
func.func @main() {
  %a = stablehlo.constant dense<[[8], [-8]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %0 = chlo.broadcast_shift_right_arithmetic %a, %b : (tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x2xi32>
  check.expect_eq_const %0, dense<[[4, 2], [-4, -2]]> : tensor<2x2xi32>
  func.return
}
