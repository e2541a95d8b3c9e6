// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// custom_call.LayoutConstraint on bf16, special values
//   S: rank 1
//   S: has 1
//   E: bf16
//   operand_layouts: identity
// legal 0 0: [-1.1663108012064884e-38]

module {
func.func @program() -> tensor<1xbf16> {
  %0 = stablehlo.constant dense<[-1.1663108e-38]> : tensor<1xbf16>
  %1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<1xbf16>) -> tensor<1xbf16>
  return %1 : tensor<1xbf16>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1xbf16>)
    %v0 = stablehlo.convert %r : (tensor<1xbf16>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<-1.1663108012064884e-38> : tensor<1xf64>
    func.return
  }
}
