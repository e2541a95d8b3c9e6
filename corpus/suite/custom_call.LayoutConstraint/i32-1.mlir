// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// custom_call.LayoutConstraint on i32, special values
//   S: rank 1
//   E: i32
//   operand_layouts: identity
// legal 0 0: [1,1,2]

module {
func.func @program() -> tensor<3xi32> {
  %0 = stablehlo.constant dense<[1, 1, 2]> : tensor<3xi32>
  %1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<3xi32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xi32>)
    check.expect_eq_const %r, dense<[1, 1, 2]> : tensor<3xi32>
    func.return
  }
}
