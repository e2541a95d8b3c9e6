// RUN: stablehlo-translate --interpret %s --args='[dense<18446744073709551613> : tensor<ui64>, dense<18446744073709551615> : tensor<ui64>]'
// RUN: : @program
// stablehlo.rng on ui64, special values
//   S: rank 2
//   E: ui64
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[18446744073709551613,18446744073709551614],[18446744073709551613,18446744073709551614],[18446744073709551613,18446744073709551614],[18446744073709551613,18446744073709551614],[18446744073709551613,18446744073709551614],[18446744073709551613,18446744073709551614],[18446744073709551613,18446744073709551614],[18446744073709551613,18446744073709551614],[18446744073709551613,18446744073709551614]]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<ui64>) -> tensor<3x3xui64> {
  %0 = stablehlo.constant dense<[3, 3]> : tensor<2xi64>
  %1 = stablehlo.rng %arg0, %arg1, %0, distribution = UNIFORM : (tensor<ui64>, tensor<ui64>, tensor<2xi64>) -> tensor<3x3xui64>
  return %1 : tensor<3x3xui64>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<ui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui64>, tensor<ui64>) -> (tensor<3x3xui64>)
    %v0 = stablehlo.constant dense<18446744073709551614> : tensor<3x3xui64>
    %v1 = stablehlo.constant dense<18446744073709551613> : tensor<3x3xui64>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<3x3xui64>, tensor<3x3xui64>) -> tensor<3x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<3x3xui64>, tensor<3x3xui64>) -> tensor<3x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x3xi1>
    check.expect_eq_const %v4, dense<true> : tensor<3x3xi1>
    func.return
  }
}
