// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-2.0], [2.0]]]> : tensor<1x2x1xf8E5M2FNUZ>]'
// RUN: : @program
// custom_call.LayoutConstraint on f8E5M2FNUZ, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E5M2FNUZ
//   operand_layouts: other
// legal 0 0: [-2.0,2.0]

module {
func.func @program(%arg0: tensor<1x2x1xf8E5M2FNUZ>) -> tensor<1x2x1xf8E5M2FNUZ> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<[1, 0, 2]> : tensor<3xindex>], result_layouts = [dense<[1, 0, 2]> : tensor<3xindex>]} : (tensor<1x2x1xf8E5M2FNUZ>) -> tensor<1x2x1xf8E5M2FNUZ>
  return %0 : tensor<1x2x1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1x2x1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x2x1xf8E5M2FNUZ>) -> (tensor<1x2x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1xf8E5M2FNUZ>) -> tensor<1x2x1xf64>
    check.expect_eq_const %v0, dense<[[[-2.0], [2.0]]]> : tensor<1x2x1xf64>
    func.return
  }
}
