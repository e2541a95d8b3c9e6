// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on ui4, exact values
//   n: 1
//   S: rank 1
//   E: ui4
//   iota_dimension: first
// legal 0 0: [0,0,0]

module {
func.func @program() -> tensor<1x3xui4> {
  %0 = stablehlo.iota dim = 0 : tensor<1x3xui4>
  return %0 : tensor<1x3xui4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x3xui4>)
    check.expect_eq_const %r, dense<0> : tensor<1x3xui4>
    func.return
  }
}
