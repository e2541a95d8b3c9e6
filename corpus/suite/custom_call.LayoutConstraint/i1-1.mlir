// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// custom_call.LayoutConstraint on i1, exact values
//   S: rank 1
//   S: has 1
//   E: i1
//   operand_layouts: identity
// legal 0 0: [false]

module {
func.func @program() -> tensor<1xi1> {
  %0 = stablehlo.constant dense<[false]> : tensor<1xi1>
  %1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<1xi1>) -> tensor<1xi1>
  return %1 : tensor<1xi1>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xi1>)
    check.expect_eq_const %r, dense<false> : tensor<1xi1>
    func.return
  }
}
