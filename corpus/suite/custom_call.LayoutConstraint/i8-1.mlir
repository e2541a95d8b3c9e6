// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// custom_call.LayoutConstraint on i8, special values
//   S: rank 1
//   E: i8
//   operand_layouts: identity
// legal 0 0: [2,64,1,7]

module {
func.func @program() -> tensor<4xi8> {
  %0 = stablehlo.constant dense<[2, 64, 1, 7]> : tensor<4xi8>
  %1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<4xi8>) -> tensor<4xi8>
  return %1 : tensor<4xi8>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<4xi8>)
    check.expect_eq_const %r, dense<[2, 64, 1, 7]> : tensor<4xi8>
    func.return
  }
}
