// RUN: stablehlo-translate --interpret %s --args='[dense<[[1], [1], [1], [1], [1]]> : tensor<5x1xui2>]'
// RUN: : @program
// custom_call.LayoutConstraint on ui2, envelope values
//   S: rank 2
//   S: has 1
//   E: ui2
//   operand_layouts: identity
// legal 0 0: [1,1,1,1,1]

module {
func.func @program(%arg0: tensor<5x1xui2>) -> tensor<5x1xui2> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<5x1xui2>) -> tensor<5x1xui2>
  return %0 : tensor<5x1xui2>
}

  func.func @main(%input0: tensor<5x1xui2>) {
    %r = func.call @program(%input0) : (tensor<5x1xui2>) -> (tensor<5x1xui2>)
    check.expect_eq_const %r, dense<1> : tensor<5x1xui2>
    func.return
  }
}
