// RUN: stablehlo-translate --interpret %s --args='[dense<[0.4375, -30.0]> : tensor<2xf8E4M3B11FNUZ>]'
// RUN: : @program
// custom_call.LayoutConstraint on f8E4M3B11FNUZ, special values
//   S: rank 1
//   E: f8E4M3B11FNUZ
//   operand_layouts: identity
// legal 0 0: [0.4375,-30.0]

module {
func.func @program(%arg0: tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf8E4M3B11FNUZ>
  return %0 : tensor<2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<2xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<2xf8E4M3B11FNUZ>) -> (tensor<2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E4M3B11FNUZ>) -> tensor<2xf64>
    check.expect_eq_const %v0, dense<[0.4375, -30.0]> : tensor<2xf64>
    func.return
  }
}
