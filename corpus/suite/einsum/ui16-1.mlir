// RUN: stablehlo-translate --interpret %s --args='[dense<[[7], [1], [2], [5]]> : tensor<4x1xui16>, dense<[[8, 1, 9, 1]]> : tensor<1x4xui16>]'
// RUN: : @program
// stablehlo.einsum on ui16, exact values
//   E: ui16
//   einsum_config: alternative 7
//   n: alternative 1 (otherwise)
//   A: 1
//   A: more
//   m: alternative 1 (otherwise)
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [56,1,18,5]

module {
func.func @program(%arg0: tensor<4x1xui16>, %arg1: tensor<1x4xui16>) -> tensor<4xui16> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "Zx,xZ->Z" : (tensor<4x1xui16>, tensor<1x4xui16>) -> tensor<4xui16>
  return %0 : tensor<4xui16>
}

  func.func @main(%input0: tensor<4x1xui16>, %input1: tensor<1x4xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x1xui16>, tensor<1x4xui16>) -> (tensor<4xui16>)
    check.expect_eq_const %r, dense<[56, 1, 18, 5]> : tensor<4xui16>
    func.return
  }
}
