// RUN: stablehlo-translate --interpret %s --args='[dense<18446744073709551612> : tensor<ui64>]'
// RUN: : @program
// stablehlo.dynamic_reshape on ui64, special values
//   S: rank 0
//   T: more axes
//   E: ui64
//   I: ui64
// legal 0 0: [18446744073709551612]

module {
func.func @program(%arg0: tensor<ui64>) -> tensor<1x1xui64> {
  %0 = stablehlo.constant dense<[1, 1]> : tensor<2xui64>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<ui64>, tensor<2xui64>) -> tensor<1x1xui64>
  return %1 : tensor<1x1xui64>
}

  func.func @main(%input0: tensor<ui64>) {
    %r = func.call @program(%input0) : (tensor<ui64>) -> (tensor<1x1xui64>)
    check.expect_eq_const %r, dense<18446744073709551612> : tensor<1x1xui64>
    func.return
  }
}
