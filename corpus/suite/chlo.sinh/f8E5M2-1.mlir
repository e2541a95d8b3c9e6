// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[0.0, -1.0]> : tensor<2xf8E5M2>]'
// RUN: : @program
// chlo.sinh on f8E5M2, exact values
//   S: rank 1
//   E: f8E5M2
// legal 0 0: [0.0,-1.25]

module {
func.func @program(%arg0: tensor<2xf8E5M2>) -> tensor<2xf8E5M2> {
  %0 = chlo.sinh %arg0 : tensor<2xf8E5M2> -> tensor<2xf8E5M2>
  return %0 : tensor<2xf8E5M2>
}

  func.func @main(%input0: tensor<2xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<2xf8E5M2>) -> (tensor<2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2xf8E5M2>) -> tensor<2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2xf64>) -> tensor<2xi64>
    check.expect_eq_const %v1, dense<[0, -4615063718147915776]> : tensor<2xi64>
    func.return
  }
}
