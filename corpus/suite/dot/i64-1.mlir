// RUN: stablehlo-translate --interpret %s --args='[dense<[3, -5]> : tensor<2xi64>]'
// RUN: : @program
// stablehlo.dot on i64, exact values
//   M: rank 0
//   N: rank 0
//   k: more
//   E: i64
//   F: i64
//   precision_config: absent
// legal 0 0: [34]

module {
func.func @program(%arg0: tensor<2xi64>) -> tensor<i64> {
  %0 = stablehlo.dot %arg0, %arg0 : (tensor<2xi64>, tensor<2xi64>) -> tensor<i64>
  return %0 : tensor<i64>
}

  func.func @main(%input0: tensor<2xi64>) {
    %r = func.call @program(%input0) : (tensor<2xi64>) -> (tensor<i64>)
    check.expect_eq_const %r, dense<34> : tensor<i64>
    func.return
  }
}
