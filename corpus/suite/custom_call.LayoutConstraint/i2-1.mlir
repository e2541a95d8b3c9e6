// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1, -1, -1], [-1, -1, 1]]]> : tensor<1x2x3xi2>]'
// RUN: : @program
// custom_call.LayoutConstraint on i2, exact values
//   S: rank 3+
//   S: has 1
//   E: i2
//   operand_layouts: reversal
// legal 0 0: [-1,-1,-1,-1,-1,1]

module {
func.func @program(%arg0: tensor<1x2x3xi2>) -> tensor<1x2x3xi2> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<1x2x3xi2>) -> tensor<1x2x3xi2>
  return %0 : tensor<1x2x3xi2>
}

  func.func @main(%input0: tensor<1x2x3xi2>) {
    %r = func.call @program(%input0) : (tensor<1x2x3xi2>) -> (tensor<1x2x3xi2>)
    check.expect_eq_const %r, dense<[[[-1, -1, -1], [-1, -1, 1]]]> : tensor<1x2x3xi2>
    func.return
  }
}
