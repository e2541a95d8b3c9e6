// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.replica_id on ui32, special values
// legal 0 0: [0]

module {
func.func @program() -> tensor<ui32> {
  %0 = stablehlo.replica_id : tensor<ui32>
  return %0 : tensor<ui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<ui32>)
    check.expect_eq_const %r, dense<0> : tensor<ui32>
    func.return
  }
}
