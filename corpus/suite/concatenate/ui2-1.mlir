// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 1]> : tensor<2xui2>, dense<[1, 1]> : tensor<2xui2>]'
// RUN: : @program
// stablehlo.concatenate on ui2, exact values
//   N: low + 1
//   P: more
//   S: rank 0
//   E: ui2
//   dimension: first
// legal 0 0: [1,1,1,1]

module {
func.func @program(%arg0: tensor<2xui2>, %arg1: tensor<2xui2>) -> tensor<4xui2> {
  %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<2xui2>, tensor<2xui2>) -> tensor<4xui2>
  return %0 : tensor<4xui2>
}

  func.func @main(%input0: tensor<2xui2>, %input1: tensor<2xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xui2>, tensor<2xui2>) -> (tensor<4xui2>)
    check.expect_eq_const %r, dense<1> : tensor<4xui2>
    func.return
  }
}
