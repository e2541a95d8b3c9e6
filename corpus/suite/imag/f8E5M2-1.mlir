// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.0, 0.0]], [[0.0, 2.0]]]> : tensor<2x1x2xf8E5M2>]'
// RUN: : @program
// stablehlo.imag on f8E5M2, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E5M2
// legal 0 0: [0.0,0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<2x1x2xf8E5M2>) -> tensor<2x1x2xf8E5M2> {
  %0 = stablehlo.imag %arg0 : tensor<2x1x2xf8E5M2>
  return %0 : tensor<2x1x2xf8E5M2>
}

  func.func @main(%input0: tensor<2x1x2xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<2x1x2xf8E5M2>) -> (tensor<2x1x2xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x1x2xf8E5M2>) -> tensor<2x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x1x2xf64>) -> tensor<2x1x2xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2x1x2xi64>
    func.return
  }
}
