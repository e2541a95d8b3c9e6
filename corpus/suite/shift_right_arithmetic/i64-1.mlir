// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1], [-1]]]> : tensor<1x2x1xi64>, dense<[[[64], [1]]]> : tensor<1x2x1xi64>]'
// RUN: : @program
// stablehlo.shift_right_arithmetic on i64, special values
//   S: rank 3+
//   S: has 1
//   E: i64
// legal 0 0: [null,-1]

module {
func.func @program(%arg0: tensor<1x2x1xi64>, %arg1: tensor<1x2x1xi64>) -> tensor<1x2x1xi64> {
  %0 = stablehlo.shift_right_arithmetic %arg0, %arg1 : tensor<1x2x1xi64>
  return %0 : tensor<1x2x1xi64>
}

  func.func @main(%input0: tensor<1x2x1xi64>, %input1: tensor<1x2x1xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2x1xi64>, tensor<1x2x1xi64>) -> (tensor<1x2x1xi64>)
    %v0 = stablehlo.constant dense<[[[9223372036854775807], [-1]]]> : tensor<1x2x1xi64>
    %v1 = stablehlo.constant dense<[[[-9223372036854775808], [-1]]]> : tensor<1x2x1xi64>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<1x2x1xi64>, tensor<1x2x1xi64>) -> tensor<1x2x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<1x2x1xi64>, tensor<1x2x1xi64>) -> tensor<1x2x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x2x1xi1>
    %v5 = stablehlo.constant dense<[[[true], [false]]]> : tensor<1x2x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<1x2x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<1x2x1xi1>
    func.return
  }
}
