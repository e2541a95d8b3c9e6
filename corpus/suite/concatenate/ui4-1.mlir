// RUN: stablehlo-translate --interpret %s --args='[dense<[2, 3, 6, 4]> : tensor<4xui4>, dense<[6, 2, 7, 6]> : tensor<4xui4>]'
// RUN: : @program
// stablehlo.concatenate on ui4, exact values
//   N: low + 1
//   P: more
//   S: rank 0
//   E: ui4
//   dimension: first
// legal 0 0: [2,3,6,4,6,2,7,6]

module {
func.func @program(%arg0: tensor<4xui4>, %arg1: tensor<4xui4>) -> tensor<8xui4> {
  %0 = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<4xui4>, tensor<4xui4>) -> tensor<8xui4>
  return %0 : tensor<8xui4>
}

  func.func @main(%input0: tensor<4xui4>, %input1: tensor<4xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xui4>, tensor<4xui4>) -> (tensor<8xui4>)
    check.expect_eq_const %r, dense<[2, 3, 6, 4, 6, 2, 7, 6]> : tensor<8xui4>
    func.return
  }
}
