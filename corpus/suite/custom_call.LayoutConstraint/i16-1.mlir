// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// custom_call.LayoutConstraint on i16, exact values
//   S: rank 1
//   E: i16
//   operand_layouts: identity
// legal 0 0: [3,-1]

module {
func.func @program() -> tensor<2xi16> {
  %0 = stablehlo.constant dense<[3, -1]> : tensor<2xi16>
  %1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2xi16>) -> tensor<2xi16>
  return %1 : tensor<2xi16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2xi16>)
    check.expect_eq_const %r, dense<[3, -1]> : tensor<2xi16>
    func.return
  }
}
