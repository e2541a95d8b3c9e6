// RUN: stablehlo-translate --interpret %s --args='[dense<[[4611686018427387904]]> : tensor<1x1xi64>]'
// RUN: : @program
// stablehlo.maximum on i64, exact values
//   S: rank 2
//   S: has 1
//   E: i64
// legal 0 0: [4611686018427387904]

module {
func.func @program(%arg0: tensor<1x1xi64>) -> tensor<1x1xi64> {
  %0 = stablehlo.constant dense<[[5]]> : tensor<1x1xi64>
  %1 = stablehlo.maximum %0, %arg0 : tensor<1x1xi64>
  return %1 : tensor<1x1xi64>
}

  func.func @main(%input0: tensor<1x1xi64>) {
    %r = func.call @program(%input0) : (tensor<1x1xi64>) -> (tensor<1x1xi64>)
    check.expect_eq_const %r, dense<4611686018427387904> : tensor<1x1xi64>
    func.return
  }
}
