// RUN: stablehlo-translate --interpret %s --args='[dense<[[[3], [0], [3], [5]], [[4], [3], [0], [3]]]> : tensor<2x4x1xui4>, dense<[15]> : tensor<1xui4>, dense<[[[[5, 4, 6]]], [[[3, 4, 5]]]]> : tensor<2x1x1x3xui4>]'
// RUN: : @program
// stablehlo.get_tuple_element on ui4, exact values
//   T: tensor
// legal 0 0: [5,4,6,3,4,5]

module {
func.func @program(%arg0: tensor<2x4x1xui4>, %arg1: tensor<1xui4>, %arg2: tensor<2x1x1x3xui4>) -> tensor<2x1x1x3xui4> {
  %0 = stablehlo.constant dense<[[[[4, 7, 0, 8]], [[14, 14, 3, 2]], [[6, 11, 7, 0]], [[0, 4, 4, 2]]], [[[2, 7, 7, 4]], [[11, 15, 11, 2]], [[4, 0, 2, 9]], [[0, 7, 4, 2]]], [[[9, 9, 4, 7]], [[7, 9, 9, 0]], [[0, 1, 2, 9]], [[15, 11, 11, 7]]]]> : tensor<3x4x1x4xui4>
  %1 = stablehlo.tuple %arg0, %arg1, %arg2, %0 : tuple<tensor<2x4x1xui4>, tensor<1xui4>, tensor<2x1x1x3xui4>, tensor<3x4x1x4xui4>>
  %2 = stablehlo.get_tuple_element %1[2] : (tuple<tensor<2x4x1xui4>, tensor<1xui4>, tensor<2x1x1x3xui4>, tensor<3x4x1x4xui4>>) -> tensor<2x1x1x3xui4>
  return %2 : tensor<2x1x1x3xui4>
}

  func.func @main(%input0: tensor<2x4x1xui4>, %input1: tensor<1xui4>, %input2: tensor<2x1x1x3xui4>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<2x4x1xui4>, tensor<1xui4>, tensor<2x1x1x3xui4>) -> (tensor<2x1x1x3xui4>)
    check.expect_eq_const %r, dense<[[[[5, 4, 6]]], [[[3, 4, 5]]]]> : tensor<2x1x1x3xui4>
    func.return
  }
}
