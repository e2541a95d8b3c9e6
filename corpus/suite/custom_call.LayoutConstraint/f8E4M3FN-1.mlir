// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0, 0.0]]]> : tensor<1x1x2xf8E4M3FN>]'
// RUN: : @program
// custom_call.LayoutConstraint on f8E4M3FN, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FN
//   operand_layouts: reversal
// legal 0 0: [0.0,0.0]

module {
func.func @program(%arg0: tensor<1x1x2xf8E4M3FN>) -> tensor<1x1x2xf8E4M3FN> {
  %0 = stablehlo.custom_call @LayoutConstraint(%arg0) {operand_layouts = [dense<[2, 1, 0]> : tensor<3xindex>], result_layouts = [dense<[2, 1, 0]> : tensor<3xindex>]} : (tensor<1x1x2xf8E4M3FN>) -> tensor<1x1x2xf8E4M3FN>
  return %0 : tensor<1x1x2xf8E4M3FN>
}

  func.func @main(%input0: tensor<1x1x2xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<1x1x2xf8E4M3FN>) -> (tensor<1x1x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1x2xf8E4M3FN>) -> tensor<1x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x1x2xf64>) -> tensor<1x1x2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1x1x2xi64>
    func.return
  }
}
