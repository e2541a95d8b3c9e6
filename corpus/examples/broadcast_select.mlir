// ChloOps.td: all three operands are stretched.
func.func @main() {
  %p = stablehlo.constant dense<[[true], [false], [true]]> : tensor<3x1xi1>
  %a = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.constant dense<0> : tensor<i32>
  %0 = chlo.broadcast_select %p, %a, %b : (tensor<3x1xi1>, tensor<2xi32>, tensor<i32>) -> tensor<3x2xi32>
  check.expect_eq_const %0, dense<[[1, 2], [0, 0], [1, 2]]> : tensor<3x2xi32>
  func.return
}
