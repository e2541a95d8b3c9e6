// RUN: stablehlo-translate --interpret %s --args='[dense<[2, 2]> : tensor<2xi4>, dense<[0, 0]> : tensor<2xi4>]'
// RUN: : @program
// stablehlo.dot on i4, special values
//   M: rank 0
//   N: rank 0
//   k: more
//   E: i4
//   F: i4
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<2xi4>, %arg1: tensor<2xi4>) -> tensor<i4> {
  %0 = stablehlo.dot %arg0, %arg1, precision = [DEFAULT, HIGH] : (tensor<2xi4>, tensor<2xi4>) -> tensor<i4>
  return %0 : tensor<i4>
}

  func.func @main(%input0: tensor<2xi4>, %input1: tensor<2xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<2xi4>, tensor<2xi4>) -> (tensor<i4>)
    check.expect_eq_const %r, dense<0> : tensor<i4>
    func.return
  }
}
