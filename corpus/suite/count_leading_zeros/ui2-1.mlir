// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 3, 2]> : tensor<3xui2>]'
// RUN: : @program
// stablehlo.count_leading_zeros on ui2, special values
//   S: rank 1
//   E: ui2
// legal 0 0: [1,0,0]

module {
func.func @program(%arg0: tensor<3xui2>) -> tensor<3xui2> {
  %0 = stablehlo.count_leading_zeros %arg0 : tensor<3xui2>
  return %0 : tensor<3xui2>
}

  func.func @main(%input0: tensor<3xui2>) {
    %r = func.call @program(%input0) : (tensor<3xui2>) -> (tensor<3xui2>)
    check.expect_eq_const %r, dense<[1, 0, 0]> : tensor<3xui2>
    func.return
  }
}
