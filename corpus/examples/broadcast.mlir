// XLA's operation semantics, Broadcast: new dimensions stand on the left.
func.func @main() {
  %a = stablehlo.constant dense<[1, 2, 3]> : tensor<3xi32>
  %0 = stablehlo.broadcast %a, sizes = [2] : (tensor<3xi32>) -> tensor<2x3xi32>
  check.expect_eq_const %0, dense<[[1, 2, 3], [1, 2, 3]]> : tensor<2x3xi32>
  func.return
}
