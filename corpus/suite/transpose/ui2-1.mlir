// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 1, 1]> : tensor<3xui2>]'
// RUN: : @program
// stablehlo.transpose on ui2, exact values
//   S: rank 1
//   E: ui2
//   permutation: identity
// legal 0 0: [1,1,1]

module {
func.func @program(%arg0: tensor<3xui2>) -> tensor<3xui2> {
  %0 = stablehlo.transpose %arg0, dims = [0] : (tensor<3xui2>) -> tensor<3xui2>
  return %0 : tensor<3xui2>
}

  func.func @main(%input0: tensor<3xui2>) {
    %r = func.call @program(%input0) : (tensor<3xui2>) -> (tensor<3xui2>)
    check.expect_eq_const %r, dense<1> : tensor<3xui2>
    func.return
  }
}
