// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[true, true, true, false, true]> : tensor<5xi1>, dense<[[[2], [2], [13], [15]], [[8], [2], [15], [8]]]> : tensor<2x4x1xui4>]'
// RUN: : @program
// chlo.broadcast_select on i1, special values
//   P: rank 1
//   E: ui4
//   T: more
//   T: alternative 2 (otherwise)
//   F: more
//   F: alternative 1 (otherwise)
//   F: alternative 2 (otherwise)
// legal 0 0: [2,2,2,2,2,15,15,15,2,15,8,8,8,13,8,7,7,7,15,7,2,2,2,8,2,15,15,15,2,15,8,8,8,15,8,7,7,7,8,7]

module {
func.func @program(%arg0: tensor<5xi1>, %arg1: tensor<2x4x1xui4>) -> tensor<2x4x5xui4> {
  %0 = stablehlo.constant dense<[[2], [15], [8], [7]]> : tensor<4x1xui4>
  %1 = chlo.broadcast_select %arg0, %0, %arg1 : (tensor<5xi1>, tensor<4x1xui4>, tensor<2x4x1xui4>) -> tensor<2x4x5xui4>
  return %1 : tensor<2x4x5xui4>
}

  func.func @main(%input0: tensor<5xi1>, %input1: tensor<2x4x1xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<5xi1>, tensor<2x4x1xui4>) -> (tensor<2x4x5xui4>)
    check.expect_eq_const %r, dense<[[[2, 2, 2, 2, 2], [15, 15, 15, 2, 15], [8, 8, 8, 13, 8], [7, 7, 7, 15, 7]], [[2, 2, 2, 8, 2], [15, 15, 15, 2, 15], [8, 8, 8, 15, 8], [7, 7, 7, 8, 7]]]> : tensor<2x4x5xui4>
    func.return
  }
}
