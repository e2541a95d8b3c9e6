// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.count_leading_zeros on ui32, exact values
//   S: rank 1
//   S: has 1
//   E: ui32
// legal 0 0: [28]

module {
func.func @program() -> tensor<1xui32> {
  %0 = stablehlo.constant dense<[8]> : tensor<1xui32>
  %1 = stablehlo.count_leading_zeros %0 : tensor<1xui32>
  return %1 : tensor<1xui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xui32>)
    check.expect_eq_const %r, dense<28> : tensor<1xui32>
    func.return
  }
}
