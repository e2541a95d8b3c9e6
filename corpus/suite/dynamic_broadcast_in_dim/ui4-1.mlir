// RUN: stablehlo-translate --interpret %s --args='[dense<9> : tensor<ui4>]'
// RUN: : @program
// stablehlo.dynamic_broadcast_in_dim on ui4, special values
//   S: rank 0
//   U: rank 2
//   E: ui4
//   broadcast_dimensions: empty
//   I: ui4
//   known_expanding_dimensions: given
//   known_expanding_dimensions: empty
//   known_nonexpanding_dimensions: given
//   known_nonexpanding_dimensions: empty
// legal 0 0: [9,9,9,9,9,9,9,9]

module {
func.func @program(%arg0: tensor<ui4>) -> tensor<2x4xui4> {
  %0 = stablehlo.constant dense<[2, 4]> : tensor<2xui4>
  %1 = stablehlo.dynamic_broadcast_in_dim %arg0, %0, dims = [] {known_expanding_dimensions = array<i64>, known_nonexpanding_dimensions = array<i64>} : (tensor<ui4>, tensor<2xui4>) -> tensor<2x4xui4>
  return %1 : tensor<2x4xui4>
}

  func.func @main(%input0: tensor<ui4>) {
    %r = func.call @program(%input0) : (tensor<ui4>) -> (tensor<2x4xui4>)
    check.expect_eq_const %r, dense<9> : tensor<2x4xui4>
    func.return
  }
}
