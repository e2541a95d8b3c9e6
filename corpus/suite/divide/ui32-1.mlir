// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.divide on ui32, envelope values
//   S: rank 3+
//   S: has 1
//   E: ui32
// legal 0 0: [0,0]

module {
func.func @program() -> tensor<1x2x1xui32> {
  %0 = stablehlo.constant dense<[[[2], [0]]]> : tensor<1x2x1xui32>
  %1 = stablehlo.constant dense<[[[3], [4]]]> : tensor<1x2x1xui32>
  %2 = stablehlo.divide %0, %1 : tensor<1x2x1xui32>
  return %2 : tensor<1x2x1xui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x2x1xui32>)
    check.expect_eq_const %r, dense<0> : tensor<1x2x1xui32>
    func.return
  }
}
