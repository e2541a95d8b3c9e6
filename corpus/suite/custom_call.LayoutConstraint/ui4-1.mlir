// RUN: stablehlo-translate --interpret %s --args='[dense<[[5]]> : tensor<1x1xui4>]'
// RUN: : @program
// custom_call.LayoutConstraint on ui4, envelope values
//   S: rank 2
//   S: has 1
//   E: ui4
//   operand_layouts: identity
// legal 0 0: [5]

module {
func.func @program(%arg0: tensor<1x1xui4>) -> tensor<1x1xui4> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<1x1xui4>) -> tensor<1x1xui4>
  return %0 : tensor<1x1xui4>
}

  func.func @main(%input0: tensor<1x1xui4>) {
    %r = func.call @program(%input0) : (tensor<1x1xui4>) -> (tensor<1x1xui4>)
    check.expect_eq_const %r, dense<5> : tensor<1x1xui4>
    func.return
  }
}
