// RUN: stablehlo-translate --interpret %s --args='[dense<[[-6, 0], [-9, -9]]> : tensor<2x2xi64>]'
// RUN: : @program
// stablehlo.power on i64, exact values
//   S: rank 2
//   E: i64
// legal 0 0: [null,1,null,null]

module {
func.func @program(%arg0: tensor<2x2xi64>) -> tensor<2x2xi64> {
  %0 = stablehlo.constant dense<[[8, -1], [-4, -1]]> : tensor<2x2xi64>
  %1 = stablehlo.power %0, %arg0 : tensor<2x2xi64>
  return %1 : tensor<2x2xi64>
}

  func.func @main(%input0: tensor<2x2xi64>) {
    %r = func.call @program(%input0) : (tensor<2x2xi64>) -> (tensor<2x2xi64>)
    %v0 = stablehlo.constant dense<[[9223372036854775807, 1], [9223372036854775807, 9223372036854775807]]> : tensor<2x2xi64>
    %v1 = stablehlo.constant dense<[[-9223372036854775808, 1], [-9223372036854775808, -9223372036854775808]]> : tensor<2x2xi64>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x2xi1>
    %v5 = stablehlo.constant dense<[[true, false], [true, true]]> : tensor<2x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x2xi1>
    func.return
  }
}
