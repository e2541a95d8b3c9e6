// RUN: stablehlo-translate --interpret %s --args='[dense<4.0> : tensor<f8E4M3FN>]'
// RUN: : @program
// stablehlo.reshape on f8E4M3FN, exact values
//   S: rank 0
//   T: more axes
//   E: f8E4M3FN
// legal 0 0: [4.0]

module {
func.func @program(%arg0: tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN> {
  %0 = stablehlo.reshape %arg0 : (tensor<f8E4M3FN>) -> tensor<1xf8E4M3FN>
  return %0 : tensor<1xf8E4M3FN>
}

  func.func @main(%input0: tensor<f8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<f8E4M3FN>) -> (tensor<1xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E4M3FN>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<4.0> : tensor<1xf64>
    func.return
  }
}
