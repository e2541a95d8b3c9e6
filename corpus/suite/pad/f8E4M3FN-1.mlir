// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.pad on f8E4M3FN, special values
//   S: rank 2
//   S: has 1
//   E: f8E4M3FN
//   edge_padding_low: negative
//   edge_padding_low: near 1 - 1
//   edge_padding_high: low + 1
// legal 0 0: [1.25,1.25]

module {
func.func @program() -> tensor<2x1xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[6.0, -2.25, -0.875, -0.875, 0.001953125]]> : tensor<1x5xf8E4M3FN>
  %1 = stablehlo.constant dense<1.25> : tensor<f8E4M3FN>
  %2 = stablehlo.pad %0, %1, low = [-2, -14], high = [3, 2], interior = [3, 2] : (tensor<1x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<2x1xf8E4M3FN>
  return %2 : tensor<2x1xf8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x1xf8E4M3FN>) -> tensor<2x1xf64>
    check.expect_eq_const %v0, dense<1.25> : tensor<2x1xf64>
    func.return
  }
}
