// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.popcnt on ui64, exact values
//   S: rank 0
//   E: ui64
// legal 0 0: [3]

module {
func.func @program() -> tensor<ui64> {
  %0 = stablehlo.constant dense<7> : tensor<ui64>
  %1 = stablehlo.popcnt %0 : tensor<ui64>
  return %1 : tensor<ui64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui64>)
    check.expect_eq_const %r, dense<3> : tensor<ui64>
    func.return
  }
}
