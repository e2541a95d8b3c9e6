// RUN: stablehlo-translate --interpret %s --args='[dense<[[127], [128]]> : tensor<2x1xui8>]'
// RUN: : @program
// custom_call.LayoutConstraint on ui8, special values
//   S: rank 2
//   S: has 1
//   E: ui8
//   operand_layouts: identity
// legal 0 0: [127,128]

module {
func.func @program(%arg0: tensor<2x1xui8>) -> tensor<2x1xui8> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]} : (tensor<2x1xui8>) -> tensor<2x1xui8>
  return %0 : tensor<2x1xui8>
}

  func.func @main(%input0: tensor<2x1xui8>) {
    %r = func.call @program(%input0) : (tensor<2x1xui8>) -> (tensor<2x1xui8>)
    check.expect_eq_const %r, dense<[[127], [128]]> : tensor<2x1xui8>
    func.return
  }
}
