// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, 0.0], [0.0, 0.0]]> : tensor<2x2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.bitcast_convert on f8E4M3FN, exact values
//   S: rank 2
//   E: f8E4M3FN
//   F: f8E4M3FN
// legal 0 0: [0.0,0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN> {
  %0 = stablehlo.bitcast_convert %arg0 : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN>
  return %0 : tensor<2x2xf8E4M3FN>
}

  func.func @main(%input0: tensor<2x2xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<2x2xf8E4M3FN>) -> (tensor<2x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x2xf64>) -> tensor<2x2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2x2xi64>
    func.return
  }
}
