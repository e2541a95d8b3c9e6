// RUN: stablehlo-translate --interpret %s --args='[dense<[5, 2, 5]> : tensor<3xui32>, dense<1> : tensor<ui32>]'
// RUN: : @program
// stablehlo.dynamic_slice on ui32, exact values
//   S: rank 1
//   E: ui32
//   I: ui32
//   slice_sizes: high
// legal 0 0: [5,2,5]

module {
func.func @program(%arg0: tensor<3xui32>, %arg1: tensor<ui32>) -> tensor<3xui32> {
  %0 = stablehlo.dynamic_slice %arg0, %arg1, sizes = [3] : (tensor<3xui32>, tensor<ui32>) -> tensor<3xui32>
  return %0 : tensor<3xui32>
}

  func.func @main(%input0: tensor<3xui32>, %input1: tensor<ui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<3xui32>, tensor<ui32>) -> (tensor<3xui32>)
    check.expect_eq_const %r, dense<[5, 2, 5]> : tensor<3xui32>
    func.return
  }
}
