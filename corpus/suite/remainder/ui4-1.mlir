// RUN: stablehlo-translate --interpret %s --args='[dense<[4]> : tensor<1xui4>]'
// RUN: : @program
// stablehlo.remainder on ui4, special values
//   S: rank 1
//   S: has 1
//   E: ui4
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xui4>) -> tensor<1xui4> {
  %0 = stablehlo.constant dense<[8]> : tensor<1xui4>
  %1 = stablehlo.remainder %0, %arg0 : tensor<1xui4>
  return %1 : tensor<1xui4>
}

  func.func @main(%input0: tensor<1xui4>) {
    %r = func.call @program(%input0) : (tensor<1xui4>) -> (tensor<1xui4>)
    check.expect_eq_const %r, dense<0> : tensor<1xui4>
    func.return
  }
}
