// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// custom_call.LayoutConstraint on ui32, exact values
//   S: rank 1
//   E: ui32
//   operand_layouts: identity
// legal 0 0: [2,5,2,4]

module {
func.func @program() -> tensor<4xui32> {
  %0 = stablehlo.constant dense<[2, 5, 2, 4]> : tensor<4xui32>
  %1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xui32>) -> tensor<4xui32>
  return %1 : tensor<4xui32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xui32>)
    check.expect_eq_const %r, dense<[2, 5, 2, 4]> : tensor<4xui32>
    func.return
  }
}
