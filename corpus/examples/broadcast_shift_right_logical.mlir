// ChloOps.td: a scalar goes with every element.
func.func @main() {
  %a = stablehlo.constant dense<[8, -1]> : tensor<2xi32>
  %b = stablehlo.constant dense<28> : tensor<i32>
  %0 = chlo.broadcast_shift_right_logical %a, %b : (tensor<2xi32>, tensor<i32>) -> tensor<2xi32>
  check.expect_eq_const %0, dense<[0, 15]> : tensor<2xi32>
  func.return
}
