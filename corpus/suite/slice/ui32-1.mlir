// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.slice on ui32, special values
//   S: rank 0
//   E: ui32
// legal 0 0: [2]

module {
func.func @program() -> tensor<ui32> {
  %0 = stablehlo.constant dense<2> : tensor<ui32>
  %1 = stablehlo.slice %0 [] : (tensor<ui32>) -> tensor<ui32>
  return %1 : tensor<ui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui32>)
    check.expect_eq_const %r, dense<2> : tensor<ui32>
    func.return
  }
}
