// ChloOps.td: dimensions of size 1 are stretched, of both operands.
func.func @main() {
  %a = stablehlo.constant dense<[7, -7, 5]> : tensor<3xi32>
  %b = stablehlo.constant dense<[3]> : tensor<1xi32>
  %0 = chlo.broadcast_remainder %a, %b : (tensor<3xi32>, tensor<1xi32>) -> tensor<3xi32>
  check.expect_eq_const %0, dense<[1, -1, 2]> : tensor<3xi32>
  func.return
}
