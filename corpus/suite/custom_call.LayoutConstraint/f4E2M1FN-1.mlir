// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// custom_call.LayoutConstraint on f4E2M1FN, special values
//   S: rank 2
//   S: has 1
//   E: f4E2M1FN
//   operand_layouts: reversal
// legal 0 0: [4.0,1.5]

module {
func.func @program() -> tensor<2x1xf4E2M1FN> {
  %0 = stablehlo.constant dense<[[4.0], [1.5]]> : tensor<2x1xf4E2M1FN>
  %1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<2x1xf4E2M1FN>) -> tensor<2x1xf4E2M1FN>
  return %1 : tensor<2x1xf4E2M1FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf4E2M1FN>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<[[4.0], [1.5]]> : tensor<2x1xf64>
    func.return
  }
}
