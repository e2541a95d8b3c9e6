// RUN: stablehlo-translate --interpret %s --args='[dense<[4]> : tensor<1xui32>]'
// RUN: : @program
// stablehlo.power on ui32, exact values
//   S: rank 1
//   S: has 1
//   E: ui32
// legal 0 0: [256]

module {
func.func @program(%arg0: tensor<1xui32>) -> tensor<1xui32> {
  %0 = stablehlo.power %arg0, %arg0 : tensor<1xui32>
  return %0 : tensor<1xui32>
}

  func.func @main(%input0: tensor<1xui32>) {
    %r = func.call @program(%input0) : (tensor<1xui32>) -> (tensor<1xui32>)
    check.expect_eq_const %r, dense<256> : tensor<1xui32>
    func.return
  }
}
