// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.625], [-0.40625]]> : tensor<2x1xf8E3M4>]'
// RUN: : @program
// custom_call.LayoutConstraint on f8E3M4, special values
//   S: rank 2
//   S: has 1
//   E: f8E3M4
//   operand_layouts: identity
// legal 0 0: [1.625,-0.40625]

module {
func.func @program(%arg0: tensor<2x1xf8E3M4>) -> tensor<2x1xf8E3M4> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<2x1xf8E3M4>) -> tensor<2x1xf8E3M4>
  return %0 : tensor<2x1xf8E3M4>
}

  func.func @main(%input0: tensor<2x1xf8E3M4>) {
    %r = func.call @program(%input0) : (tensor<2x1xf8E3M4>) -> (tensor<2x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E3M4>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<[[1.625], [-0.40625]]> : tensor<2x1xf64>
    func.return
  }
}
