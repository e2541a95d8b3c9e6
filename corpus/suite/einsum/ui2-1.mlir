// RUN: stablehlo-translate --interpret %s --args='[dense<[1, 0, 1, 2]> : tensor<4xui2>, dense<[1]> : tensor<1xui2>]'
// RUN: : @program
// stablehlo.einsum on ui2, special values
//   E: ui2
//   einsum_config: alternative 5
//   n: alternative 1 (otherwise)
//   A: more
//   m: alternative 1 (otherwise)
//   B: 1
// legal 0 0: [1,0,1,2]

module {
func.func @program(%arg0: tensor<4xui2>, %arg1: tensor<1xui2>) -> tensor<4x1xui2> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "a,b->ab" : (tensor<4xui2>, tensor<1xui2>) -> tensor<4x1xui2>
  return %0 : tensor<4x1xui2>
}

  func.func @main(%input0: tensor<4xui2>, %input1: tensor<1xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<4xui2>, tensor<1xui2>) -> (tensor<4x1xui2>)
    check.expect_eq_const %r, dense<[[1], [0], [1], [2]]> : tensor<4x1xui2>
    func.return
  }
}
