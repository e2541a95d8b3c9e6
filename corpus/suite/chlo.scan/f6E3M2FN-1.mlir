// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[0.0], [0.25], [0.0]]], [[[0.0], [-0.5], [0.25]]], [[[-0.25], [-0.25], [0.0]]], [[[0.0], [-0.25], [0.0]]]]> : tensor<4x1x3x1xf6E3M2FN>, dense<[[[[-0.25, 0.25], [-0.25, -0.5], [-0.5, -0.25], [0.25, -0.25], [-0.25, -0.25]]], [[[0.25, -0.5], [-0.25, -0.25], [-0.25, -0.25], [0.0, 0.0], [0.25, -0.5]]], [[[-0.25, 0.0], [0.25, -0.25], [0.0, -0.5], [-0.25, -0.25], [-0.25, -0.5]]], [[[-0.5, 0.25], [0.25, -0.25], [-0.5, -0.25], [0.0, 0.5], [-0.25, 0.25]]]]> : tensor<4x1x5x2xf6E3M2FN>, dense<> : tensor<0xf6E3M2FN>]'
// RUN: : @program
// chlo.scan on f6E3M2FN, exact values
//   L: low + 1
//   n: 1
//   dimension: low + 1
//   S: rank 1
//   S: rank 2
//   S: rank 3+
//   S: has 1
//   T: rank 1
//   T: rank 3+
//   T: has 1
//   E: f6E3M2FN
//   F: f6E3M2FN
//   C: more
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: []
// legal 0 1: [0.0,-2.0,0.0,0.0]
// legal 0 2: [-2.0,2.0,-2.0,1.0,-2.0,-1.0]
// legal 0 3: [-2.0,-2.0]

module {
func.func @program(%arg0: tensor<4x1x3x1xf6E3M2FN>, %arg1: tensor<4x1x5x2xf6E3M2FN>, %arg2: tensor<0xf6E3M2FN>) -> (tensor<0xf6E3M2FN>, tensor<4x1xf6E3M2FN>, tensor<2x1x1x3xf6E3M2FN>, tensor<1x1x2x1xf6E3M2FN>) {
  %0 = stablehlo.constant dense<[[0.0], [-2.0], [0.0], [0.0]]> : tensor<4x1xf6E3M2FN>
  %1 = stablehlo.constant dense<[[[-2.0, -2.0]], [[2.0, -2.0]], [[-2.0, -2.0]], [[-1.0, 2.0]], [[-1.0, -2.0]]]> : tensor<5x1x2xf6E3M2FN>
  %2, %3, %4, %5 = chlo.scan(%arg0, %0, %arg1, %1) inits (%arg2) dimension=1 attributes {scan_dim_size = 1 : i64} {
  ^bb0(%6: tensor<4x3x1xf6E3M2FN>, %7: tensor<4xf6E3M2FN>, %8: tensor<4x5x2xf6E3M2FN>, %9: tensor<5x2xf6E3M2FN>, %10: tensor<0xf6E3M2FN>):
    %11 = stablehlo.constant dense<[[[-2.0], [-2.0]]]> : tensor<1x2x1xf6E3M2FN>
    %12 = stablehlo.constant dense<[[[-2.0, 2.0, -2.0]], [[1.0, -2.0, -1.0]]]> : tensor<2x1x3xf6E3M2FN>
    stablehlo.return %11, %12, %7, %10 : tensor<1x2x1xf6E3M2FN>, tensor<2x1x3xf6E3M2FN>, tensor<4xf6E3M2FN>, tensor<0xf6E3M2FN>
  } : (tensor<4x1x3x1xf6E3M2FN>, tensor<4x1xf6E3M2FN>, tensor<4x1x5x2xf6E3M2FN>, tensor<5x1x2xf6E3M2FN>, tensor<0xf6E3M2FN>) -> (tensor<1x1x2x1xf6E3M2FN>, tensor<2x1x1x3xf6E3M2FN>, tensor<4x1xf6E3M2FN>, tensor<0xf6E3M2FN>)
  return %5, %4, %3, %2 : tensor<0xf6E3M2FN>, tensor<4x1xf6E3M2FN>, tensor<2x1x1x3xf6E3M2FN>, tensor<1x1x2x1xf6E3M2FN>
}

  func.func @main(%input0: tensor<4x1x3x1xf6E3M2FN>, %input1: tensor<4x1x5x2xf6E3M2FN>, %input2: tensor<0xf6E3M2FN>) {
    %r:4 = func.call @program(%input0, %input1, %input2) : (tensor<4x1x3x1xf6E3M2FN>, tensor<4x1x5x2xf6E3M2FN>, tensor<0xf6E3M2FN>) -> (tensor<0xf6E3M2FN>, tensor<4x1xf6E3M2FN>, tensor<2x1x1x3xf6E3M2FN>, tensor<1x1x2x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r#1 : (tensor<4x1xf6E3M2FN>) -> tensor<4x1xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x1xf64>) -> tensor<4x1xi64>
    check.expect_eq_const %v1, dense<[[0], [-4611686018427387904], [0], [0]]> : tensor<4x1xi64>
    %v2 = stablehlo.convert %r#2 : (tensor<2x1x1x3xf6E3M2FN>) -> tensor<2x1x1x3xf64>
    check.expect_eq_const %v2, dense<[[[[-2.0, 2.0, -2.0]]], [[[1.0, -2.0, -1.0]]]]> : tensor<2x1x1x3xf64>
    %v3 = stablehlo.convert %r#3 : (tensor<1x1x2x1xf6E3M2FN>) -> tensor<1x1x2x1xf64>
    check.expect_eq_const %v3, dense<-2.0> : tensor<1x1x2x1xf64>
    func.return
  }
}
