// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// custom_call.LayoutConstraint on f64, special values
//   S: rank 2
//   S: has 1
//   E: f64
//   operand_layouts: reversal
// legal 0 0: ["nan",-3.60681360274333,1.8142938742168373]

module {
func.func @program() -> tensor<1x3xf64> {
  %0 = stablehlo.constant dense<[[0x7FF8000000000000, -3.60681360274333, 1.8142938742168373]]> : tensor<1x3xf64>
  %1 = stablehlo.custom_call @LayoutConstraint(%0) {operand_layouts = [dense<[1, 0]> : tensor<2xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>]} : (tensor<1x3xf64>) -> tensor<1x3xf64>
  return %1 : tensor<1x3xf64>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x3xf64>)
    %v0 = stablehlo.constant dense<[[0xFFF0000000000000, -3.60681360274333, 1.8142938742168373]]> : tensor<1x3xf64>
    %v1 = stablehlo.constant dense<[[0x7FF0000000000000, -3.60681360274333, 1.8142938742168373]]> : tensor<1x3xf64>
    %v2 = stablehlo.compare GE, %r, %v1, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x3xi1>
    %v5 = stablehlo.constant dense<[[true, false, false]]> : tensor<1x3xi1>
    %v6 = stablehlo.compare NE, %r, %r, FLOAT : (tensor<1x3xf64>, tensor<1x3xf64>) -> tensor<1x3xi1>
    %v7 = stablehlo.and %v6, %v5 : tensor<1x3xi1>
    %v8 = stablehlo.or %v4, %v7 : tensor<1x3xi1>
    check.expect_eq_const %v8, dense<true> : tensor<1x3xi1>
    func.return
  }
}
