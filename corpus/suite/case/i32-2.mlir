// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i32>]'
// RUN: : @program
// stablehlo.case on i32, exact values
//   N: low
//   J: low
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i32>) -> tensor<i32> {
  return %arg0 : tensor<i32>
}

  func.func @main(%input0: tensor<i32>) {
    %r = func.call @program(%input0) : (tensor<i32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<0> : tensor<i32>
    func.return
  }
}
