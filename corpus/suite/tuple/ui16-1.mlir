// RUN: stablehlo-translate --interpret %s --args='[dense<[21980, 21338, 33563, 37901]> : tensor<4xui16>]'
// RUN: : @program
// stablehlo.tuple on ui16, exact values
//   N: low
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [21980,21338,33563,37901]

module {
func.func @program(%arg0: tensor<4xui16>) -> tensor<4xui16> {
  return %arg0 : tensor<4xui16>
}

  func.func @main(%input0: tensor<4xui16>) {
    %r = func.call @program(%input0) : (tensor<4xui16>) -> (tensor<4xui16>)
    check.expect_eq_const %r, dense<[21980, 21338, 33563, 37901]> : tensor<4xui16>
    func.return
  }
}
