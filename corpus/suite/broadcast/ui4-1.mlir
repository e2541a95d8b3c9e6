// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.broadcast on ui4, exact values
//   S: rank 0
//   B: rank 0
//   E: ui4
// legal 0 0: [1]

module {
func.func @program() -> tensor<ui4> {
  %0 = stablehlo.constant dense<1> : tensor<ui4>
  %1 = stablehlo.broadcast %0, sizes = [] : (tensor<ui4>) -> tensor<ui4>
  return %1 : tensor<ui4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui4>)
    check.expect_eq_const %r, dense<1> : tensor<ui4>
    func.return
  }
}
