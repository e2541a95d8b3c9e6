// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<1> : tensor<i64>]'
// RUN: : @program
// chlo.constant_like on i64, exact values
//   S: rank 0
//   E: i64
//   F: i64
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = "chlo.constant_like"(%arg0) <{value = 0 : i64}> : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<0> : tensor<i64>
    func.return
  }
}
