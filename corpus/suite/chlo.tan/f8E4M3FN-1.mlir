// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[]'
// RUN: : @program
// chlo.tan on f8E4M3FN, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E4M3FN
// legal 0 0: [0.0,0.0,0.9375,0.0]

module {
func.func @program() -> tensor<2x1x2xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[[0.0, 0.0]], [[0.75, 0.0]]]> : tensor<2x1x2xf8E4M3FN>
  %1 = chlo.tan %0 : tensor<2x1x2xf8E4M3FN> -> tensor<2x1x2xf8E4M3FN>
  return %1 : tensor<2x1x2xf8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x1x2xf8E4M3FN>) -> tensor<2x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1x2xf64>) -> tensor<2x1x2xi64>
    check.expect_eq_const %v1, dense<[[[0, 0]], [[4606619468846596096, 0]]]> : tensor<2x1x2xi64>
    func.return
  }
}
