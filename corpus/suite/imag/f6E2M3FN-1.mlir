// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1.625]], [[-0.5]]]> : tensor<2x1x1xf6E2M3FN>]'
// RUN: : @program
// stablehlo.imag on f6E2M3FN, special values
//   S: rank 3+
//   S: has 1
//   E: f6E2M3FN
// legal 0 0: [0.0,0.0]

module {
func.func @program(%arg0: tensor<2x1x1xf6E2M3FN>) -> tensor<2x1x1xf6E2M3FN> {
  %0 = stablehlo.imag %arg0 : tensor<2x1x1xf6E2M3FN>
  return %0 : tensor<2x1x1xf6E2M3FN>
}

  func.func @main(%input0: tensor<2x1x1xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<2x1x1xf6E2M3FN>) -> (tensor<2x1x1xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<2x1x1xf6E2M3FN>) -> tensor<2x1x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1x1xf64>) -> tensor<2x1x1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2x1x1xi64>
    func.return
  }
}
