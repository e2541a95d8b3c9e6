// RUN: stablehlo-translate --interpret %s --args='[dense<2147483648> : tensor<ui32>]'
// RUN: : @program
// stablehlo.pad on ui32, special values
//   S: rank 0
//   E: ui32
// legal 0 0: [1073741824]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.constant dense<1073741824> : tensor<ui32>
  %1 = stablehlo.pad %0, %arg0, low = [], high = [], interior = [] : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
  return %1 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<1073741824> : tensor<ui32>
    func.return
  }
}
