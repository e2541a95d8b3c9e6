// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.iota on ui32, envelope values
//   n: more
//   S: rank 1
//   S: has 1
//   E: ui32
//   iota_dimension: first
// legal 0 0: [0,1]

module {
func.func @program() -> tensor<2x1xui32> {
  %0 = stablehlo.iota dim = 0 : tensor<2x1xui32>
  return %0 : tensor<2x1xui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1xui32>)
    check.expect_eq_const %r, dense<[[0], [1]]> : tensor<2x1xui32>
    func.return
  }
}
