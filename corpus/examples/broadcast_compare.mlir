// ChloOps.td: dimensions of size 1 are stretched, of both operands.
func.func @main() {
  %a = stablehlo.constant dense<[[1], [3]]> : tensor<2x1xi32>
  %b = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = chlo.broadcast_compare %a, %b {comparison_direction = #chlo<comparison_direction LT>} : (tensor<2x1xi32>, tensor<3xi32>) -> tensor<2x3xi1>
  check.expect_eq_const %0, dense<[[false, true, true], [false, false, false]]> : tensor<2x3xi1>
  func.return
}
