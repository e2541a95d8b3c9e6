// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, 0.0], [0.25, -0.25]]> : tensor<2x2xf8E4M3FN>]'
// RUN: : @program
// stablehlo.reduce_precision on f8E4M3FN, exact values
//   S: rank 2
//   E: f8E4M3FN
//   exponent_bits: near 2 + 1
//   mantissa_bits: near 3
// legal 0 0: [0.0,0.0,0.25,-0.25]

module {
func.func @program(%arg0: tensor<2x2xf8E4M3FN>) -> tensor<2x2xf8E4M3FN> {
  %0 = stablehlo.reduce_precision %arg0, format = e9m23 : tensor<2x2xf8E4M3FN>
  return %0 : tensor<2x2xf8E4M3FN>
}

  func.func @main(%input0: tensor<2x2xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<2x2xf8E4M3FN>) -> (tensor<2x2xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x2xf8E4M3FN>) -> tensor<2x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x2xf64>) -> tensor<2x2xi64>
    check.expect_eq_const %v1, dense<[[0, 0], [4598175219545276416, -4625196817309499392]]> : tensor<2x2xi64>
    func.return
  }
}
