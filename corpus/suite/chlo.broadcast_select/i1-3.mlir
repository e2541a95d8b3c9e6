// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<true> : tensor<i1>, dense<[[1, 2, 2, 3, 9], [1, 4, 0, 1, 9], [1, 4, 3, 6, 6]]> : tensor<3x5xui32>, dense<8> : tensor<ui32>]'
// RUN: : @program
// chlo.broadcast_select on i1, exact values
//   P: rank 0
//   n: low
//   E: ui32
//   T: more
// legal 0 0: [1,2,2,3,9,1,4,0,1,9,1,4,3,6,6]

module {
func.func @program(%arg0: tensor<i1>, %arg1: tensor<3x5xui32>, %arg2: tensor<ui32>) -> tensor<3x5xui32> {
  %0 = chlo.broadcast_select %arg0, %arg1, %arg2 : (tensor<i1>, tensor<3x5xui32>, tensor<ui32>) -> tensor<3x5xui32>
  return %0 : tensor<3x5xui32>
}

  func.func @main(%input0: tensor<i1>, %input1: tensor<3x5xui32>, %input2: tensor<ui32>) {
    %r = func.call @program(%input0, %input1, %input2) : (tensor<i1>, tensor<3x5xui32>, tensor<ui32>) -> (tensor<3x5xui32>)
    check.expect_eq_const %r, dense<[[1, 2, 2, 3, 9], [1, 4, 0, 1, 9], [1, 4, 3, 6, 6]]> : tensor<3x5xui32>
    func.return
  }
}
