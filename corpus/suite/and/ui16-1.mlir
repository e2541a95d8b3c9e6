// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1, 9], [3, 1]], [[1, 9], [8, 8]], [[3, 1], [5, 8]], [[4, 5], [4, 9]]]]> : tensor<1x4x2x2xui16>]'
// RUN: : @program
// stablehlo.and on ui16, envelope values
//   S: rank 3+
//   S: has 1
//   E: ui16
// legal 0 0: [1,9,3,1,1,9,8,8,3,1,5,8,4,5,4,9]

module {
func.func @program(%arg0: tensor<1x4x2x2xui16>) -> tensor<1x4x2x2xui16> {
  %0 = stablehlo.and %arg0, %arg0 : tensor<1x4x2x2xui16>
  return %0 : tensor<1x4x2x2xui16>
}

  func.func @main(%input0: tensor<1x4x2x2xui16>) {
    %r = func.call @program(%input0) : (tensor<1x4x2x2xui16>) -> (tensor<1x4x2x2xui16>)
    check.expect_eq_const %r, dense<[[[[1, 9], [3, 1]], [[1, 9], [8, 8]], [[3, 1], [5, 8]], [[4, 5], [4, 9]]]]> : tensor<1x4x2x2xui16>
    func.return
  }
}
