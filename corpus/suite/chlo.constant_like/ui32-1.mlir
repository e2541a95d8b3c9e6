// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2> : tensor<ui32>]'
// RUN: : @program
// chlo.constant_like on ui32, exact values
//   S: rank 0
//   E: ui32
//   F: ui32
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<ui32> {
  %0 = "chlo.constant_like"(%arg0) <{value = 0 : ui32}> : (tensor<ui32>) -> tensor<ui32>
  return %0 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<0> : tensor<ui32>
    func.return
  }
}
