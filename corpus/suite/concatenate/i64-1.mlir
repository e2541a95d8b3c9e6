// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2, 2, -9223372036854775808], [-9223372036854775808, 9223372036854775807, 4]]> : tensor<2x3xi64>]'
// RUN: : @program
// stablehlo.concatenate on i64, special values
//   N: low + 1
//   P: more
//   S: rank 1
//   E: i64
//   dimension: later
// legal 0 0: [-2,2,-9223372036854775808,-2,2,-9223372036854775808,-9223372036854775808,9223372036854775807,4,-9223372036854775808,9223372036854775807,4]

module {
func.func @program(%arg0: tensor<2x3xi64>) -> tensor<2x6xi64> {
  %0 = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x6xi64>
  return %0 : tensor<2x6xi64>
}

  func.func @main(%input0: tensor<2x3xi64>) {
    %r = func.call @program(%input0) : (tensor<2x3xi64>) -> (tensor<2x6xi64>)
    check.expect_eq_const %r, dense<[[-2, 2, -9223372036854775808, -2, 2, -9223372036854775808], [-9223372036854775808, 9223372036854775807, 4, -9223372036854775808, 9223372036854775807, 4]]> : tensor<2x6xi64>
    func.return
  }
}
