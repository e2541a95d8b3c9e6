// RUN: stablehlo-translate --interpret %s --args='[dense<2147483647> : tensor<ui32>]'
// RUN: : @program
// stablehlo.negate on ui32, special values
//   S: rank 0
//   E: ui32
// legal 0 0: [2147483649]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.negate %arg0 : tensor<ui32>
  return %0 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<2147483649> : tensor<ui32>
    func.return
  }
}
