// RUN: stablehlo-translate --interpret %s --args='[dense<2147483647> : tensor<ui32>, dense<2> : tensor<ui32>]'
// RUN: : @program
// stablehlo.subtract on ui32, exact values
//   S: rank 0
//   E: ui32
// legal 0 0: [2147483645]

module {
func.func @program(%arg0: tensor<ui32>, %arg1: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.subtract %arg0, %arg1 : tensor<ui32>
  return %0 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui32>, tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<2147483645> : tensor<ui32>
    func.return
  }
}
