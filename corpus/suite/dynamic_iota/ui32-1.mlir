// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_iota on ui32, special values
//   n: more
//   S: rank 0
//   E: ui32
//   iota_dimension: first
//   I: ui32
// legal 0 0: [0,1,2]

module {
func.func @program() -> tensor<3xui32> {
  %0 = stablehlo.constant dense<[3]> : tensor<1xui32>
  %1 = stablehlo.dynamic_iota %0, dim = 0 : (tensor<1xui32>) -> tensor<3xui32>
  return %1 : tensor<3xui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xui32>)
    check.expect_eq_const %r, dense<[0, 1, 2]> : tensor<3xui32>
    func.return
  }
}
