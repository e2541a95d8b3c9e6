// RUN: stablehlo-translate --interpret %s --args='[dense<2> : tensor<i32>]'
// RUN: : @program
// stablehlo.transpose on i32, exact values
//   S: rank 0
//   E: i32
//   permutation: identity
// legal 0 0: [2]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.transpose %arg0, dims = [] : (tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<2> : tensor<i32>
    func.return
  }
}
