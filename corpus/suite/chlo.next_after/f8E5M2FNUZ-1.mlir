// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[0.125], [-1.75]]> : tensor<2x1xf8E5M2FNUZ>, dense<[[-1.0], [-57344.0]]> : tensor<2x1xf8E5M2FNUZ>]'
// RUN: : @program
// chlo.next_after on f8E5M2FNUZ, special values
//   S: rank 2
//   S: has 1
//   E: f8E5M2FNUZ
// legal 0 0: [0.109375,-2.0]

module {
func.func @program(%arg0: tensor<2x1xf8E5M2FNUZ>, %arg1: tensor<2x1xf8E5M2FNUZ>) -> tensor<2x1xf8E5M2FNUZ> {
  %0 = chlo.next_after %arg0, %arg1 : tensor<2x1xf8E5M2FNUZ>, tensor<2x1xf8E5M2FNUZ> -> tensor<2x1xf8E5M2FNUZ>
  return %0 : tensor<2x1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<2x1xf8E5M2FNUZ>, %input1: tensor<2x1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xf8E5M2FNUZ>, tensor<2x1xf8E5M2FNUZ>) -> (tensor<2x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E5M2FNUZ>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<[[0.109375], [-2.0]]> : tensor<2x1xf64>
    func.return
  }
}
