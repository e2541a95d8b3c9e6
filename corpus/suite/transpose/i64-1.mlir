// RUN: stablehlo-translate --interpret %s --args='[dense<8926255359919981168> : tensor<i64>]'
// RUN: : @program
// stablehlo.transpose on i64, exact values
//   S: rank 0
//   E: i64
//   permutation: identity
// legal 0 0: [8926255359919981168]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.transpose %arg0, dims = [] : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<8926255359919981168> : tensor<i64>
    func.return
  }
}
