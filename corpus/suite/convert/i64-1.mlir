// RUN: stablehlo-translate --interpret %s --args='[dense<[[-9223372036854775808], [9223372036854775807], [-2214272191083391330], [0]]> : tensor<4x1xi64>]'
// RUN: : @program
// stablehlo.convert on i64, special values
//   S: rank 2
//   S: has 1
//   E: i64
//   F: i64
// legal 0 0: [-9223372036854775808,9223372036854775807,-2214272191083391330,0]

module {
func.func @program(%arg0: tensor<4x1xi64>) -> tensor<4x1xi64> {
  %0 = stablehlo.convert %arg0 : tensor<4x1xi64>
  return %0 : tensor<4x1xi64>
}

  func.func @main(%input0: tensor<4x1xi64>) {
    %r = func.call @program(%input0) : (tensor<4x1xi64>) -> (tensor<4x1xi64>)
    check.expect_eq_const %r, dense<[[-9223372036854775808], [9223372036854775807], [-2214272191083391330], [0]]> : tensor<4x1xi64>
    func.return
  }
}
