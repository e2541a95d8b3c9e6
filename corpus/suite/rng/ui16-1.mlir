// RUN: stablehlo-translate --interpret %s --args='[dense<16384> : tensor<ui16>]'
// RUN: : @program
// stablehlo.rng on ui16, special values
//   S: rank 2
//   E: ui16
//   I: i64
//   rng_distribution: UNIFORM
// legal 0 0: [[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383],[4,16383]]

module {
func.func @program(%arg0: tensor<ui16>) -> tensor<4x5xui16> {
  %0 = stablehlo.constant dense<4> : tensor<ui16>
  %1 = stablehlo.constant dense<[4, 5]> : tensor<2xi64>
  %2 = stablehlo.rng %0, %arg0, %1, distribution = UNIFORM : (tensor<ui16>, tensor<ui16>, tensor<2xi64>) -> tensor<4x5xui16>
  return %2 : tensor<4x5xui16>
}

  func.func @main(%input0: tensor<ui16>) {
    %r = func.call @program(%input0) : (tensor<ui16>) -> (tensor<4x5xui16>)
    %v0 = stablehlo.constant dense<16383> : tensor<4x5xui16>
    %v1 = stablehlo.constant dense<4> : tensor<4x5xui16>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<4x5xui16>, tensor<4x5xui16>) -> tensor<4x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<4x5xui16>, tensor<4x5xui16>) -> tensor<4x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x5xi1>
    check.expect_eq_const %v4, dense<true> : tensor<4x5xi1>
    func.return
  }
}
