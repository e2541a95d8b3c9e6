// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 6, 5]> : tensor<3xui4>]'
// RUN: : @program
// stablehlo.negate on ui4, envelope values
//   S: rank 1
//   E: ui4
// legal 0 0: [15,10,11]

module {
func.func @program(%arg0: tensor<3xui4>) -> tensor<3xui4> {
  %0 = stablehlo.negate %arg0 : tensor<3xui4>
  return %0 : tensor<3xui4>
}

  func.func @main(%input0: tensor<3xui4>) {
    %r = func.call @program(%input0) : (tensor<3xui4>) -> (tensor<3xui4>)
    check.expect_eq_const %r, dense<[15, 10, 11]> : tensor<3xui4>
    func.return
  }
}
