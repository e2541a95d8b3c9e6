// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// custom_call.LayoutConstraint on f8E4M3FNUZ, exact values
//   S: rank 1
//   S: has 1
//   E: f8E4M3FNUZ
//   operand_layouts: identity
// legal 0 0: [2.0]

module {
func.func @program() -> tensor<1xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[2.0]> : tensor<1xf8E4M3FNUZ>
  %1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf8E4M3FNUZ>
  return %1 : tensor<1xf8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FNUZ>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<2.0> : tensor<1xf64>
    func.return
  }
}
