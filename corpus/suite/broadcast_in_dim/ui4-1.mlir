// RUN: stablehlo-translate --interpret %s --args='[dense<[0, 6]> : tensor<2xui4>]'
// RUN: : @program
// stablehlo.broadcast_in_dim on ui4, exact values
//   S: rank 1
//   U: rank 1
//   T: low (otherwise)
//   E: ui4
//   broadcast_dimensions: one
// legal 0 0: [0,0,0,6,6,6]

module {
func.func @program(%arg0: tensor<2xui4>) -> tensor<2x3xui4> {
  %0 = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<2xui4>) -> tensor<2x3xui4>
  return %0 : tensor<2x3xui4>
}

  func.func @main(%input0: tensor<2xui4>) {
    %r = func.call @program(%input0) : (tensor<2xui4>) -> (tensor<2x3xui4>)
    check.expect_eq_const %r, dense<[[0, 0, 0], [6, 6, 6]]> : tensor<2x3xui4>
    func.return
  }
}
