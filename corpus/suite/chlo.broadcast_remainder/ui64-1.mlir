// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<18446744073709551612> : tensor<ui64>, dense<[[8], [2]]> : tensor<2x1xui64>]'
// RUN: : @program
// chlo.broadcast_remainder on ui64, special values
//   A: rank 0
//   E: ui64
//   broadcast_dimensions: absent
//   B: 1
//   B: more
// legal 0 0: [4,0]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<2x1xui64>) -> tensor<2x1xui64> {
  %0 = chlo.broadcast_remainder %arg0, %arg1 : (tensor<ui64>, tensor<2x1xui64>) -> tensor<2x1xui64>
  return %0 : tensor<2x1xui64>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<2x1xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui64>, tensor<2x1xui64>) -> (tensor<2x1xui64>)
    check.expect_eq_const %r, dense<[[4], [0]]> : tensor<2x1xui64>
    func.return
  }
}
