// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[6, 4], [5, 1], [5, 0], [7, 7]], [[8, 8], [6, 5], [7, 4], [0, 3]]]]> : tensor<1x2x4x2xui32>]'
// RUN: : @program
// stablehlo.concatenate on ui32, exact values
//   N: low
//   P: more
//   S: rank 3+
//   S: has 1
//   E: ui32
//   dimension: later
// legal 0 0: [6,4,5,1,5,0,7,7,8,8,6,5,7,4,0,3]

module {
func.func @program(%arg0: tensor<1x2x4x2xui32>) -> tensor<1x2x4x2xui32> {
  %0 = stablehlo.concatenate %arg0, dim = 1 : (tensor<1x2x4x2xui32>) -> tensor<1x2x4x2xui32>
  return %0 : tensor<1x2x4x2xui32>
}

  func.func @main(%input0: tensor<1x2x4x2xui32>) {
    %r = func.call @program(%input0) : (tensor<1x2x4x2xui32>) -> (tensor<1x2x4x2xui32>)
    check.expect_eq_const %r, dense<[[[[6, 4], [5, 1], [5, 0], [7, 7]], [[8, 8], [6, 5], [7, 4], [0, 3]]]]> : tensor<1x2x4x2xui32>
    func.return
  }
}
