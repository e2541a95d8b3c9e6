// RUN: stablehlo-translate --interpret %s --args='[dense<[64, 63, 1]> : tensor<3xi64>]'
// RUN: : @program
// stablehlo.shift_left on i64, special values
//   S: rank 1
//   E: i64
// legal 0 0: [null,0,4]

module {
func.func @program(%arg0: tensor<3xi64>) -> tensor<3xi64> {
  %0 = stablehlo.constant dense<[-2, 0, 2]> : tensor<3xi64>
  %1 = stablehlo.shift_left %0, %arg0 : tensor<3xi64>
  return %1 : tensor<3xi64>
}

  func.func @main(%input0: tensor<3xi64>) {
    %r = func.call @program(%input0) : (tensor<3xi64>) -> (tensor<3xi64>)
    %v0 = stablehlo.constant dense<[9223372036854775807, 0, 4]> : tensor<3xi64>
    %v1 = stablehlo.constant dense<[-9223372036854775808, 0, 4]> : tensor<3xi64>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3xi1>
    %v5 = stablehlo.constant dense<[true, false, false]> : tensor<3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3xi1>
    func.return
  }
}
