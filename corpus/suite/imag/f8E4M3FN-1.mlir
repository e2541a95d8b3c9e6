// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0]> : tensor<1xf8E4M3FN>]'
// RUN: : @program
// stablehlo.imag on f8E4M3FN, exact values
//   S: rank 1
//   S: has 1
//   E: f8E4M3FN
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<1xf8E4M3FN>) -> tensor<1xf8E4M3FN> {
  %0 = stablehlo.imag %arg0 : tensor<1xf8E4M3FN>
  return %0 : tensor<1xf8E4M3FN>
}

  func.func @main(%input0: tensor<1xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<1xf8E4M3FN>) -> (tensor<1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
