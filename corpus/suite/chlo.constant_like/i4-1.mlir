// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<2> : tensor<i4>]'
// RUN: : @program
// chlo.constant_like on i4, special values
//   S: rank 0
//   E: i4
//   F: i4
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i4>) -> tensor<i4> {
  %0 = "chlo.constant_like"(%arg0) <{value = 0 : i4}> : (tensor<i4>) -> tensor<i4>
  return %0 : tensor<i4>
}

  func.func @main(%input0: tensor<i4>) {
    %r = func.call @program(%input0) : (tensor<i4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<0> : tensor<i4>
    func.return
  }
}
