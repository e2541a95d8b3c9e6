// RUN: stablehlo-translate --interpret %s --args='[dense<[4, 9, 5, 6]> : tensor<4xui64>, dense<[128, 1, 3, 4]> : tensor<4xui64>, dense<[[[2, 1, 6], [5, 7, 5]]]> : tensor<1x2x3xui64>]'
// RUN: : @program
// stablehlo.get_tuple_element on ui64, envelope values
//   T: tensor
//   index: low
// legal 0 0: [4,9,5,6]

module {
func.func @program(%arg0: tensor<4xui64>, %arg1: tensor<4xui64>, %arg2: tensor<1x2x3xui64>) -> tensor<4xui64> {
  %0 = stablehlo.tuple %arg0, %arg1, %arg2 : tuple<tensor<4xui64>, tensor<4xui64>, tensor<1x2x3xui64>>
  %1 = stablehlo.get_tuple_element %0[0] : (tuple<tensor<4xui64>, tensor<4xui64>, tensor<1x2x3xui64>>) -> tensor<4xui64>
  return %1 : tensor<4xui64>
}

  func.func @main(%input0: tensor<4xui64>, %input1: tensor<4xui64>, %input2: tensor<1x2x3xui64>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<4xui64>, tensor<4xui64>, tensor<1x2x3xui64>) -> (tensor<4xui64>)
    check.expect_eq_const %r, dense<[4, 9, 5, 6]> : tensor<4xui64>
    func.return
  }
}
