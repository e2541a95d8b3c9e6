// RUN: stablehlo-translate --interpret %s --args='[dense<[[1212160488386666634, -8219507916757114693, 7845845570500821957], [1, 1, -9223372036854775808]]> : tensor<2x3xi64>, dense<[[-9223372036854775807, 1, 2], [-5, -1, 1]]> : tensor<2x3xi64>]'
// RUN: : @program
// stablehlo.einsum on i64, special values
//   E: i64
//   einsum_config: alternative 6
//   n: alternative 1 (otherwise)
//   A: more
//   m: alternative 1 (otherwise)
//   B: alternative 1 (otherwise)
//   B: alternative 2 (otherwise)
// legal 0 0: [null,-5,-8219507916757114693,-1,null,-9223372036854775808]

module {
func.func @program(%arg0: tensor<2x3xi64>, %arg1: tensor<2x3xi64>) -> tensor<3x2xi64> {
  %0 = stablehlo.einsum %arg0, %arg1, config = "ab,ab->ba" : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<3x2xi64>
  return %0 : tensor<3x2xi64>
}

  func.func @main(%input0: tensor<2x3xi64>, %input1: tensor<2x3xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x3xi64>, tensor<2x3xi64>) -> (tensor<3x2xi64>)
    %v0 = stablehlo.constant dense<[[9223372036854775807, -5], [-8219507916757114693, -1], [9223372036854775807, -9223372036854775808]]> : tensor<3x2xi64>
    %v1 = stablehlo.constant dense<[[-9223372036854775808, -5], [-8219507916757114693, -1], [-9223372036854775808, -9223372036854775808]]> : tensor<3x2xi64>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<3x2xi64>, tensor<3x2xi64>) -> tensor<3x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x2xi1>
    %v5 = stablehlo.constant dense<[[true, false], [false, false], [true, false]]> : tensor<3x2xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3x2xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x2xi1>
    func.return
  }
}
