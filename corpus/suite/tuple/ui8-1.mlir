// RUN: stablehlo-translate --interpret %s --args='[dense<[5, 8]> : tensor<2xui8>]'
// RUN: : @program
// stablehlo.tuple on ui8, exact values
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [5,8]

module {
func.func @program(%arg0: tensor<2xui8>) -> tensor<2xui8> {
  return %arg0 : tensor<2xui8>
}

  func.func @main(%input0: tensor<2xui8>) {
    %r = func.call @program(%input0) : (tensor<2xui8>) -> (tensor<2xui8>)
    check.expect_eq_const %r, dense<[5, 8]> : tensor<2xui8>
    func.return
  }
}
