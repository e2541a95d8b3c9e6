// RUN: stablehlo-translate --interpret %s --args='[dense<[18446744073709551609]> : tensor<1xui64>]'
// RUN: : @program
// custom_call.LayoutConstraint on ui64, special values
//   S: rank 1
//   S: has 1
//   E: ui64
//   operand_layouts: identity
// legal 0 0: [18446744073709551609]

module {
func.func @program(%arg0: tensor<1xui64>) -> tensor<1xui64> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<1xui64>) -> tensor<1xui64>
  return %0 : tensor<1xui64>
}

  func.func @main(%input0: tensor<1xui64>) {
    %r = func.call @program(%input0) : (tensor<1xui64>) -> (tensor<1xui64>)
    check.expect_eq_const %r, dense<18446744073709551609> : tensor<1xui64>
    func.return
  }
}
