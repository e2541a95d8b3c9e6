// RUN: stablehlo-translate --interpret %s --args='[dense<1> : tensor<ui32>]'
// RUN: : @program
// stablehlo.real_dynamic_slice on ui32, exact values
//   S: rank 0
//   E: ui32
//   I: ui32
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<ui32>) -> tensor<ui32> {
  %0 = stablehlo.constant dense<> : tensor<0xui32>
  %1 = stablehlo.constant dense<> : tensor<0xui32>
  %2 = stablehlo.constant dense<> : tensor<0xui32>
  %3 = stablehlo.real_dynamic_slice %arg0, %0, %1, %2 : (tensor<ui32>, tensor<0xui32>, tensor<0xui32>, tensor<0xui32>) -> tensor<ui32>
  return %3 : tensor<ui32>
}

  func.func @main(%input0: tensor<ui32>) {
    %r = func.call @program(%input0) : (tensor<ui32>) -> (tensor<ui32>)
    check.expect_eq_const %r, dense<1> : tensor<ui32>
    func.return
  }
}
