// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.0]], [[0.0]], [[2.0]]], [[[2.0]], [[1.0]], [[-1.0]]]]> : tensor<2x3x1x1xf6E3M2FN>]'
// RUN: : @program
// stablehlo.dynamic_reshape on f6E3M2FN, exact values
//   S: rank 3+
//   S: has 1
//   T: other of equal rank
//   E: f6E3M2FN
//   I: i8
// legal 0 0: [0.0,0.0,2.0,2.0,1.0,-1.0]

module {
func.func @program(%arg0: tensor<2x3x1x1xf6E3M2FN>) -> tensor<3x1x1x2xf6E3M2FN> {
  %0 = stablehlo.constant dense<[3, 1, 1, 2]> : tensor<4xi8>
  %1 = stablehlo.dynamic_reshape %arg0, %0 : (tensor<2x3x1x1xf6E3M2FN>, tensor<4xi8>) -> tensor<3x1x1x2xf6E3M2FN>
  return %1 : tensor<3x1x1x2xf6E3M2FN>
}

  func.func @main(%input0: tensor<2x3x1x1xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<2x3x1x1xf6E3M2FN>) -> (tensor<3x1x1x2xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<3x1x1x2xf6E3M2FN>) -> tensor<3x1x1x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<3x1x1x2xf64>) -> tensor<3x1x1x2xi64>
    check.expect_eq_const %v1, dense<[[[[0, 0]]], [[[4611686018427387904, 4611686018427387904]]], [[[4607182418800017408, -4616189618054758400]]]]> : tensor<3x1x1x2xi64>
    func.return
  }
}
