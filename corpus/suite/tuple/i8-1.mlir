// RUN: stablehlo-translate --interpret %s --args='[dense<6> : tensor<i8>]'
// RUN: : @program
// stablehlo.tuple on i8, exact values
//   N: low
//   N: low + 1
//   T: tensor
//   T: tuple
// legal 0 0: [6]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  return %arg0 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<6> : tensor<i8>
    func.return
  }
}
