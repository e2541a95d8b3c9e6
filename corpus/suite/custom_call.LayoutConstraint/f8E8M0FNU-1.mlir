// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// custom_call.LayoutConstraint on f8E8M0FNU, special values
//   S: rank 1
//   E: f8E8M0FNU
//   operand_layouts: identity
// legal 0 0: [0.5,5.877471754111438e-39,5.877471754111438e-39]

module {
func.func @program() -> tensor<3xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[0.5, 5.877472e-39, 5.877472e-39]> : tensor<3xf8E8M0FNU>
  %1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<3xf8E8M0FNU>) -> tensor<3xf8E8M0FNU>
  return %1 : tensor<3xf8E8M0FNU>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3xf8E8M0FNU>)
    %v0 = stablehlo.convert %r : (tensor<3xf8E8M0FNU>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[0.5, 5.877471754111438e-39, 5.877471754111438e-39]> : tensor<3xf64>
    func.return
  }
}
