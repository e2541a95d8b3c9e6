// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-2.0, 1.0, -1.0]], [[-2.0, 2.0, 0.0]]]]> : tensor<1x2x1x3xf8E5M2>]'
// RUN: : @program
// stablehlo.bitcast_convert on f8E5M2, exact values
//   S: rank 3+
//   S: has 1
//   E: f8E5M2
//   F: f8E5M2
// legal 0 0: [-2.0,1.0,-1.0,-2.0,2.0,0.0]

module {
func.func @program(%arg0: tensor<1x2x1x3xf8E5M2>) -> tensor<1x2x1x3xf8E5M2> {
  %0 = stablehlo.bitcast_convert %arg0 : (tensor<1x2x1x3xf8E5M2>) -> tensor<1x2x1x3xf8E5M2>
  return %0 : tensor<1x2x1x3xf8E5M2>
}

  func.func @main(%input0: tensor<1x2x1x3xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<1x2x1x3xf8E5M2>) -> (tensor<1x2x1x3xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1x3xf8E5M2>) -> tensor<1x2x1x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2x1x3xf64>) -> tensor<1x2x1x3xi64>
    check.expect_eq_const %v1, dense<[[[[-4611686018427387904, 4607182418800017408, -4616189618054758400]], [[-4611686018427387904, 4611686018427387904, 0]]]]> : tensor<1x2x1x3xi64>
    func.return
  }
}
