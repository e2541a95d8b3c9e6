// RUN: stablehlo-translate --interpret %s --args='[dense<[[3], [4]]> : tensor<2x1xui32>, dense<[5]> : tensor<1xui32>]'
// RUN: : @program
// stablehlo.dot on ui32, envelope values
//   M: rank 1
//   N: rank 0
//   k: 1
//   E: ui32
//   F: ui32
//   precision_config: absent
// legal 0 0: [15,20]

module {
func.func @program(%arg0: tensor<2x1xui32>, %arg1: tensor<1xui32>) -> tensor<2xui32> {
  %0 = stablehlo.dot %arg0, %arg1 : (tensor<2x1xui32>, tensor<1xui32>) -> tensor<2xui32>
  return %0 : tensor<2xui32>
}

  func.func @main(%input0: tensor<2x1xui32>, %input1: tensor<1xui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xui32>, tensor<1xui32>) -> (tensor<2xui32>)
    check.expect_eq_const %r, dense<[15, 20]> : tensor<2xui32>
    func.return
  }
}
