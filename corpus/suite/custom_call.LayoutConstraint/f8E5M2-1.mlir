// RUN: stablehlo-translate --interpret %s --args='[dense<[1.75, 6.1035156e-05]> : tensor<2xf8E5M2>]'
// RUN: : @program
// custom_call.LayoutConstraint on f8E5M2, special values
//   S: rank 1
//   E: f8E5M2
//   operand_layouts: identity
// legal 0 0: [1.75,6.103515625e-05]

module {
func.func @program(%arg0: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2xf8E5M2>) -> tensor<2xf8E5M2>
  return %0 : tensor<2xf8E5M2>
}

  func.func @main(%input0: tensor<2xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<2xf8E5M2>) -> (tensor<2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[1.75, 6.103515625e-05]> : tensor<2xf64>
    func.return
  }
}
