// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[true, false, true, true], [true, true, false, false], [true, false, true, false], [false, true, true, false]]]]> : tensor<1x1x4x4xi1>, dense<[[[[4, 4, 0, 6], [1, 1, 9, 7], [7, 2, 2, 0], [3, 3, 1, 9]]]]> : tensor<1x1x4x4xui16>]'
// RUN: : @program
// stablehlo.select on i1, envelope values
//   S: rank 3+
//   S: has 1
//   E: ui16
//   P: alternative 2
// legal 0 0: [0,4,8,1,6,2,9,7,7,2,2,0,3,6,7,9]

module {
func.func @program(%arg0: tensor<1x1x4x4xi1>, %arg1: tensor<1x1x4x4xui16>) -> tensor<1x1x4x4xui16> {
  %0 = stablehlo.constant dense<[[[[0, 3, 8, 1], [6, 2, 7, 8], [7, 7, 2, 5], [2, 6, 7, 8]]]]> : tensor<1x1x4x4xui16>
  %1 = stablehlo.select %arg0, %0, %arg1 : tensor<1x1x4x4xi1>, tensor<1x1x4x4xui16>
  return %1 : tensor<1x1x4x4xui16>
}

  func.func @main(%input0: tensor<1x1x4x4xi1>, %input1: tensor<1x1x4x4xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1x4x4xi1>, tensor<1x1x4x4xui16>) -> (tensor<1x1x4x4xui16>)
    check.expect_eq_const %r, dense<[[[[0, 4, 8, 1], [6, 2, 9, 7], [7, 2, 2, 0], [3, 6, 7, 9]]]]> : tensor<1x1x4x4xui16>
    func.return
  }
}
