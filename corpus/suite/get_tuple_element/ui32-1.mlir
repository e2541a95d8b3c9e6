// RUN: stablehlo-translate --interpret %s --args='[dense<[2147483647]> : tensor<1xui32>]'
// RUN: : @program
// stablehlo.get_tuple_element on ui32, special values
//   N: low
//   T: tensor
//   index: low
//   index: high
// legal 0 0: [2147483647]

module {
func.func @program(%arg0: tensor<1xui32>) -> tensor<1xui32> {
  %0 = stablehlo.tuple %arg0 : tuple<tensor<1xui32>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<1xui32>>) -> tensor<1xui32>
  return %1 : tensor<1xui32>
}

  func.func @main(%input0: tensor<1xui32>) {
    %r = func.call @program(%input0) : (tensor<1xui32>) -> (tensor<1xui32>)
    check.expect_eq_const %r, dense<2147483647> : tensor<1xui32>
    func.return
  }
}
