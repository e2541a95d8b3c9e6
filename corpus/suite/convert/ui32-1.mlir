// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convert on ui32, special values
//   S: rank 0
//   E: ui32
//   F: ui32
// legal 0 0: [4294967295]

module {
func.func @program() -> tensor<ui32> {
  %0 = stablehlo.constant dense<4294967295> : tensor<ui32>
  %1 = stablehlo.convert %0 : tensor<ui32>
  return %1 : tensor<ui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui32>)
    check.expect_eq_const %r, dense<4294967295> : tensor<ui32>
    func.return
  }
}
