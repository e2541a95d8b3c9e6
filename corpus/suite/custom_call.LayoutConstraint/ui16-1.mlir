// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// custom_call.LayoutConstraint on ui16, exact values
//   S: rank 1
//   E: ui16
//   operand_layouts: identity
// legal 0 0: [0,10043,32769,32769]

module {
func.func @program() -> tensor<4xui16> {
  %0 = stablehlo.constant dense<[0, 10043, 32769, 32769]> : tensor<4xui16>
  %1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xui16>) -> tensor<4xui16>
  return %1 : tensor<4xui16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xui16>)
    check.expect_eq_const %r, dense<[0, 10043, 32769, 32769]> : tensor<4xui16>
    func.return
  }
}
