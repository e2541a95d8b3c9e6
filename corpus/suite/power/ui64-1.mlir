// RUN: stablehlo-translate --interpret %s --args='[dense<[1]> : tensor<1xui64>, dense<[1]> : tensor<1xui64>]'
// RUN: : @program
// stablehlo.power on ui64, exact values
//   S: rank 1
//   S: has 1
//   E: ui64
// legal 0 0: [1]

module {
func.func @program(%arg0: tensor<1xui64>, %arg1: tensor<1xui64>) -> tensor<1xui64> {
  %0 = stablehlo.power %arg0, %arg1 : tensor<1xui64>
  return %0 : tensor<1xui64>
}

  func.func @main(%input0: tensor<1xui64>, %input1: tensor<1xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1xui64>, tensor<1xui64>) -> (tensor<1xui64>)
    check.expect_eq_const %r, dense<1> : tensor<1xui64>
    func.return
  }
}
