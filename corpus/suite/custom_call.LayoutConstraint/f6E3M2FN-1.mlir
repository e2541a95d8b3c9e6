// RUN: stablehlo-translate --interpret %s --args='[dense<[[-0.625]]> : tensor<1x1xf6E3M2FN>]'
// RUN: : @program
// custom_call.LayoutConstraint on f6E3M2FN, special values
//   S: rank 2
//   S: has 1
//   E: f6E3M2FN
//   operand_layouts: reversal
// legal 0 0: [-0.625]

module {
func.func @program(%arg0: tensor<1x1xf6E3M2FN>) -> tensor<1x1xf6E3M2FN> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x1xf6E3M2FN>) -> tensor<1x1xf6E3M2FN>
  return %0 : tensor<1x1xf6E3M2FN>
}

  func.func @main(%input0: tensor<1x1xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<1x1xf6E3M2FN>) -> (tensor<1x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf6E3M2FN>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-0.625> : tensor<1x1xf64>
    func.return
  }
}
