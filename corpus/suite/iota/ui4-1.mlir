// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on ui4, exact values
//   n: more
//   S: rank 2
//   E: ui4
//   iota_dimension: first
// legal 0 0: [0,0,0,0,0,0,1,1,1,1,1,1]

module {
func.func @program() -> tensor<2x2x3xui4> {
  %0 = stablehlo.iota dim = 0 : tensor<2x2x3xui4>
  return %0 : tensor<2x2x3xui4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x2x3xui4>)
    check.expect_eq_const %r, dense<[[[0, 0, 0], [0, 0, 0]], [[1, 1, 1], [1, 1, 1]]]> : tensor<2x2x3xui4>
    func.return
  }
}
