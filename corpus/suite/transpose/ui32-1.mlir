// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.transpose on ui32, exact values
//   S: rank 0
//   E: ui32
//   permutation: identity
// legal 0 0: [6]

module {
func.func @program() -> tensor<ui32> {
  %0 = stablehlo.constant dense<6> : tensor<ui32>
  %1 = stablehlo.transpose %0, dims = [] : (tensor<ui32>) -> tensor<ui32>
  return %1 : tensor<ui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui32>)
    check.expect_eq_const %r, dense<6> : tensor<ui32>
    func.return
  }
}
