// RUN: stablehlo-translate --interpret %s --args='[dense<[0.0]> : tensor<1xf8E5M2>]'
// RUN: : @program
// stablehlo.tanh on f8E5M2, exact values
//   S: rank 1
//   S: has 1
//   E: f8E5M2
//   mode: DEFAULT
//   atol: 0 (otherwise)
//   rtol: 0 (otherwise)
//   ulps: low (otherwise)
// legal 0 0: [0.0]

module {
func.func @program(%arg0: tensor<1xf8E5M2>) -> tensor<1xf8E5M2> {
  %0 = stablehlo.tanh %arg0 : tensor<1xf8E5M2>
  return %0 : tensor<1xf8E5M2>
}

  func.func @main(%input0: tensor<1xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<1xf8E5M2>) -> (tensor<1xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1xf8E5M2>) -> tensor<1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1xf64>) -> tensor<1xi64>
    check.expect_eq_const %v1, dense<0> : tensor<1xi64>
    func.return
  }
}
