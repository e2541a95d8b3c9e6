// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.multiply on ui4, envelope values
//   S: rank 0
//   E: ui4
// legal 0 0: [3]

module {
func.func @program() -> tensor<ui4> {
  %0 = stablehlo.constant dense<1> : tensor<ui4>
  %1 = stablehlo.constant dense<3> : tensor<ui4>
  %2 = stablehlo.multiply %0, %1 : tensor<ui4>
  return %2 : tensor<ui4>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui4>)
    check.expect_eq_const %r, dense<3> : tensor<ui4>
    func.return
  }
}
