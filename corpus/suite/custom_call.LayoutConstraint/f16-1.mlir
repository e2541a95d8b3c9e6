// RUN: stablehlo-translate --interpret %s --args='[dense<[[-4.0]]> : tensor<1x1xf16>]'
// RUN: : @program
// custom_call.LayoutConstraint on f16, exact values
//   S: rank 2
//   S: has 1
//   E: f16
//   operand_layouts: reversal
// legal 0 0: [-4.0]

module {
func.func @program(%arg0: tensor<1x1xf16>) -> tensor<1x1xf16> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x1xf16>) -> tensor<1x1xf16>
  return %0 : tensor<1x1xf16>
}

  func.func @main(%input0: tensor<1x1xf16>) {
    %r = func.call @program(%input0) : (tensor<1x1xf16>) -> (tensor<1x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf16>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<-4.0> : tensor<1x1xf64>
    func.return
  }
}
