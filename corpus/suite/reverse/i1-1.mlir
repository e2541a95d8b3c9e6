// RUN: stablehlo-translate --interpret %s --args='[dense<true> : tensor<i1>]'
// RUN: : @program
// stablehlo.reverse on i1, special values
//   S: rank 0
//   E: i1
//   dimensions: empty
// legal 0 0: [true]

module {
func.func @program(%arg0: tensor<i1>) -> tensor<i1> {
  %0 = stablehlo.reverse %arg0, dims = [] : tensor<i1>
  return %0 : tensor<i1>
}

  func.func @main(%input0: tensor<i1>) {
    %r = func.call @program(%input0) : (tensor<i1>) -> (tensor<i1>)
    check.expect_eq_const %r, dense<true> : tensor<i1>
    func.return
  }
}
