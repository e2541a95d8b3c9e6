// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.negate on ui2, exact values
//   S: rank 0
//   E: ui2
// legal 0 0: [3]

module {
func.func @program() -> tensor<ui2> {
  %0 = stablehlo.constant dense<1> : tensor<ui2>
  %1 = stablehlo.negate %0 : tensor<ui2>
  return %1 : tensor<ui2>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui2>)
    check.expect_eq_const %r, dense<3> : tensor<ui2>
    func.return
  }
}
