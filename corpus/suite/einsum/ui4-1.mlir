// RUN: stablehlo-translate --interpret %s --args='[dense<[[11], [0], [13]]> : tensor<3x1xui4>, dense<[[0, 4, 9]]> : tensor<1x3xui4>]'
// RUN: : @program
// stablehlo.einsum on ui4, special values
//   E: ui4
//   einsum_config: alternative 7
//   n: alternative 1 (otherwise)
//   A: 1
//   A: more
//   m: alternative 1 (otherwise)
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [0,0,[0,15]]

module {
func.func @program(%arg0: tensor<3x1xui4>, %arg1: tensor<1x3xui4>) -> tensor<3xui4> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "Zx,xZ->Z" : (tensor<3x1xui4>, tensor<1x3xui4>) -> tensor<3xui4>
  return %0 : tensor<3xui4>
}

  func.func @main(%input0: tensor<3x1xui4>, %input1: tensor<1x3xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1xui4>, tensor<1x3xui4>) -> (tensor<3xui4>)
    %v0 = stablehlo.constant dense<[0, 0, 15]> : tensor<3xui4>
    %v1 = stablehlo.constant dense<0> : tensor<3xui4>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<3xui4>, tensor<3xui4>) -> tensor<3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<3xui4>, tensor<3xui4>) -> tensor<3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3xi1>
    check.expect_eq_const %v4, dense<true> : tensor<3xi1>
    func.return
  }
}
