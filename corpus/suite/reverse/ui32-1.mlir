// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.reverse on ui32, envelope values
//   S: rank 3+
//   S: has 1
//   E: ui32
//   dimensions: one
// legal 0 0: [6,7,1]

module {
func.func @program() -> tensor<1x1x3xui32> {
  %0 = stablehlo.constant dense<[[[6, 7, 1]]]> : tensor<1x1x3xui32>
  %1 = stablehlo.reverse %0, dims = [1] : tensor<1x1x3xui32>
  return %1 : tensor<1x1x3xui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x1x3xui32>)
    check.expect_eq_const %r, dense<[[[6, 7, 1]]]> : tensor<1x1x3xui32>
    func.return
  }
}
