// RUN: stablehlo-translate --interpret %s --args='[dense<[-1.0, 4.0, -1.0]> : tensor<3xf6E2M3FN>]'
// RUN: : @program
// custom_call.LayoutConstraint on f6E2M3FN, exact values
//   S: rank 1
//   E: f6E2M3FN
//   operand_layouts: identity
// legal 0 0: [-1.0,4.0,-1.0]

module {
func.func @program(%arg0: tensor<3xf6E2M3FN>) -> tensor<3xf6E2M3FN> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<0> : tensor<1xindex>], result_layouts = [dense<0> : tensor<1xindex>]} : (tensor<3xf6E2M3FN>) -> tensor<3xf6E2M3FN>
  return %0 : tensor<3xf6E2M3FN>
}

  func.func @main(%input0: tensor<3xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<3xf6E2M3FN>) -> (tensor<3xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<3xf6E2M3FN>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-1.0, 4.0, -1.0]> : tensor<3xf64>
    func.return
  }
}
