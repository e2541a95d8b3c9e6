// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<i8>]'
// RUN: : @program
// stablehlo.transpose on i8, special values
//   S: rank 0
//   E: i8
//   permutation: identity
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<i8>) -> tensor<i8> {
  %0 = stablehlo.transpose %arg0, dims = [] : (tensor<i8>) -> tensor<i8>
  return %0 : tensor<i8>
}

  func.func @main(%input0: tensor<i8>) {
    %r = func.call @program(%input0) : (tensor<i8>) -> (tensor<i8>)
    check.expect_eq_const %r, dense<2> : tensor<i8>
    func.return
  }
}
