// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-1.0], [1.0]], [[2.0], [-2.0]], [[-0.0], [-1.0]]]> : tensor<3x2x1xf4E2M1FN>]'
// RUN: : @program
// stablehlo.reshape on f4E2M1FN, exact values
//   S: rank 3+
//   S: has 1
//   T: other of equal rank
//   E: f4E2M1FN
// legal 0 0: [-1.0,1.0,2.0,-2.0,-0.0,-1.0]

module {
func.func @program(%arg0: tensor<3x2x1xf4E2M1FN>) -> tensor<1x2x3xf4E2M1FN> {
  %0 = stablehlo.reshape %arg0 : (tensor<3x2x1xf4E2M1FN>) -> tensor<1x2x3xf4E2M1FN>
  return %0 : tensor<1x2x3xf4E2M1FN>
}

  func.func @main(%input0: tensor<3x2x1xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<3x2x1xf4E2M1FN>) -> (tensor<1x2x3xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<1x2x3xf4E2M1FN>) -> tensor<1x2x3xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<1x2x3xf64>) -> tensor<1x2x3xi64>
    check.expect_eq_const %v1, dense<[[[-4616189618054758400, 4607182418800017408, 4611686018427387904], [-4611686018427387904, -9223372036854775808, -4616189618054758400]]]> : tensor<1x2x3xi64>
    func.return
  }
}
