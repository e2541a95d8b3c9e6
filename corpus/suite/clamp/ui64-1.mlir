// RUN: stablehlo-translate --interpret %s --args='[dense<9223372036854775809> : tensor<ui64>, dense<[9223372036854775808]> : tensor<1xui64>]'
// RUN: : @program
// stablehlo.clamp on ui64, special values
//   S: rank 1
//   S: has 1
//   E: ui64
//   L: alternative 1
//   H: alternative 2
// legal 0 0: [9223372036854775808]

module {
func.func @program(%arg0: tensor<ui64>, %arg1: tensor<1xui64>) -> tensor<1xui64> {
  %0 = stablehlo.clamp %arg0, %arg1, %arg1 : (tensor<ui64>, tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
  return %0 : tensor<1xui64>
}

  func.func @main(%input0: tensor<ui64>, %input1: tensor<1xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<ui64>, tensor<1xui64>) -> (tensor<1xui64>)
    check.expect_eq_const %r, dense<9223372036854775808> : tensor<1xui64>
    func.return
  }
}
