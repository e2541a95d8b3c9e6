// ChloOps.td: dimensions of size 1 are stretched, of both operands.
func.func @main() {
  %a = stablehlo.constant dense<[[true], [false]]> : tensor<2x1xi1>
  %b = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %0 = chlo.broadcast_and %a, %b : (tensor<2x1xi1>, tensor<2xi1>) -> tensor<2x2xi1>
  check.expect_eq_const %0, dense<[[true, false], [false, false]]> : tensor<2x2xi1>
  func.return
}
