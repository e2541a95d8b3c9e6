// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 3, 2, 1]> : tensor<4xui4>]'
// RUN: : @program
// stablehlo.transpose on ui4, exact values
//   S: rank 1
//   E: ui4
//   permutation: identity
// legal 0 0: [1,3,2,1]

module {
func.func @program(%arg0: tensor<4xui4>) -> tensor<4xui4> {
  %0 = stablehlo.transpose %arg0, dims = [0] : (tensor<4xui4>) -> tensor<4xui4>
  return %0 : tensor<4xui4>
}

  func.func @main(%input0: tensor<4xui4>) {
    %r = func.call @program(%input0) : (tensor<4xui4>) -> (tensor<4xui4>)
    check.expect_eq_const %r, dense<[1, 3, 2, 1]> : tensor<4xui4>
    func.return
  }
}
