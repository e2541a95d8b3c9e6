// RUN: stablehlo-translate --interpret %s --args='[dense<288230376151711744> : tensor<i64>]'
// RUN: : @program
// stablehlo.dynamic_pad on i64, exact values
//   S: rank 0
//   E: i64
//   I: i64
// legal 0 0: [288230376151711744]

module {
func.func @program(%arg0: tensor<i64>) -> tensor<i64> {
  %0 = stablehlo.constant dense<> : tensor<0xi64>
  %1 = stablehlo.constant dense<> : tensor<0xi64>
  %2 = stablehlo.constant dense<> : tensor<0xi64>
  %3 = stablehlo.dynamic_pad %arg0, %arg0, %0, %1, %2 : (tensor<i64>, tensor<i64>, tensor<0xi64>, tensor<0xi64>, tensor<0xi64>) -> tensor<i64>
  return %3 : tensor<i64>
}

  func.func @main(%input0: tensor<i64>) {
    %r = func.call @program(%input0) : (tensor<i64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<288230376151711744> : tensor<i64>
    func.return
  }
}
