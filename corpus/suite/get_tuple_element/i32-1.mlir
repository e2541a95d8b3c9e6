// RUN: stablehlo-translate --interpret %s --args='[dense<-8> : tensor<i32>]'
// RUN: : @program
// stablehlo.get_tuple_element on i32, exact values
//   N: low + 1
//   T: tensor
//   index: low + 1
//   index: high
// legal 0 0: [-8]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.constant dense<[[[[-7, 0, 4], [4, 8, 7], [5, -2, 5], [6, -3, 6], [-6, 2, -7]]], [[[-4, 5, 6], [-4, -6, 6], [8, -2, -9], [-6, -5, -2], [-3, -9, -4]]], [[[-8, 2, -5], [-7, 4, 8], [3, 8, -3], [0, -4, -4], [7, -6, 6]]]]> : tensor<3x1x5x3xi32>
  %1 = stablehlo.tuple %0, %arg0 : tuple<tensor<3x1x5x3xi32>, tensor<i32>>
  %2 = stablehlo.get_tuple_element %1[1] : (tuple<tensor<3x1x5x3xi32>, tensor<i32>>) -> tensor<i32>
  return %2 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<-8> : tensor<i32>
    func.return
  }
}
