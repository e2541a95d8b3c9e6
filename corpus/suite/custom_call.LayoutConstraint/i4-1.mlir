// RUN: stablehlo-translate --interpret %s --args='[dense<[0]> : tensor<1xi4>]'
// RUN: : @program
// custom_call.LayoutConstraint on i4, exact values
//   S: rank 1
//   S: has 1
//   E: i4
//   operand_layouts: identity
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<1xi4>) -> tensor<1xi4> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<1xi4>) -> tensor<1xi4>
  return %0 : tensor<1xi4>
}

  func.func @main(%input0: tensor<1xi4>) {
    %r = func.call @program(%input0) : (tensor<1xi4>) -> (tensor<1xi4>)
    check.expect_eq_const %r, dense<0> : tensor<1xi4>
    func.return
  }
}
