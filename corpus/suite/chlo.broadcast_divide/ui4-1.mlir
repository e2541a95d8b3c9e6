// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[6]> : tensor<1xui4>, dense<[3]> : tensor<1xui4>]'
// RUN: : @program
// chlo.broadcast_divide on ui4, exact values
//   A: rank 1
//   A: has 1
//   m: low + 1
//   E: ui4
//   broadcast_dimensions: absent
//   B: 1
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<1xui4>, %arg1: tensor<1xui4>) -> tensor<1xui4> {
  %0 = chlo.broadcast_divide %arg0, %arg1 : (tensor<1xui4>, tensor<1xui4>) -> tensor<1xui4>
  return %0 : tensor<1xui4>
}

  func.func @main(%input0: tensor<1xui4>, %input1: tensor<1xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui4>, tensor<1xui4>) -> (tensor<1xui4>)
    check.expect_eq_const %r, dense<2> : tensor<1xui4>
    func.return
  }
}
