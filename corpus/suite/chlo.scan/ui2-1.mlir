// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<> : tensor<0x5x1x5xui2>, dense<[[[[0, 1, 1, 0, 0]]], [[[1, 0, 0, 1, 1]]], [[[1, 1, 1, 1, 1]]], [[[1, 1, 1, 1, 1]]], [[[1, 1, 1, 1, 1]]]]> : tensor<5x1x1x5xui2>, dense<[[[[2, 2, 8, -3, -1]], [[9, 1, 9, 0, 4]]], [[[-3, 5, -9, 6, 4]], [[-3, -4, -1, -2, 6]]], [[[-4, -8, -1, -2, 4]], [[9, -1, 3, -3, -7]]], [[[3, 7, 2, -5, 2]], [[0, -8, -1, -8, 8]]]]> : tensor<4x2x1x5xi16>, dense<[[[[1, 1, 1, 0, 0]]], [[[0, 1, 0, 0, 1]]], [[[0, 1, 1, 1, 1]]], [[[1, 1, 0, 1, 1]]], [[[0, 0, 1, 1, 1]]]]> : tensor<5x1x1x5xui2>, dense<[[[1], [-8], [9]], [[8], [3], [-5]]]> : tensor<2x3x1xi16>]'
// RUN: : @program
// chlo.scan on ui2, envelope values
//   M: low
//   L: low + 1
//   n: more
//   S: rank 3+
//   S: has 0
//   S: has 1
//   T: rank 3+
//   T: has 1
//   E: i16
//   E: ui2
//   F: f4E2M1FN
//   C: more
//   scan_dim_size: absent
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [1,-8,9,8,3,-5]
// legal 0 1: [-2.0,-2.0,-2.0,-2.0,-2.0,1.0,1.0,1.0,1.0,1.0,2.0,2.0,2.0,2.0,2.0,2.0,2.0,2.0,2.0,2.0,0.0,0.0,0.0,0.0,0.0,-1.0,-1.0,-1.0,-1.0,-1.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<0x5x1x5xui2>, %arg1: tensor<5x1x1x5xui2>, %arg2: tensor<4x2x1x5xi16>, %arg3: tensor<5x1x1x5xui2>, %arg4: tensor<2x3x1xi16>) -> (tensor<2x3x1xi16>, tensor<4x2x1x5xf4E2M1FN>) {
  %0, %1 = chlo.scan(%arg0, %arg1, %arg2, %arg3) inits (%arg4) dimension=3 {
  ^bb0(%2: tensor<0x5x1xui2>, %3: tensor<5x1x1xui2>, %4: tensor<4x2x1xi16>, %5: tensor<5x1x1xui2>, %6: tensor<2x3x1xi16>):
    %7 = stablehlo.constant dense<[[[-2.0], [1.0]], [[2.0], [2.0]], [[0.0], [-1.0]], [[0.0], [0.0]]]> : tensor<4x2x1xf4E2M1FN>
    stablehlo.return %7, %6 : tensor<4x2x1xf4E2M1FN>, tensor<2x3x1xi16>
  } : (tensor<0x5x1x5xui2>, tensor<5x1x1x5xui2>, tensor<4x2x1x5xi16>, tensor<5x1x1x5xui2>, tensor<2x3x1xi16>) -> (tensor<4x2x1x5xf4E2M1FN>, tensor<2x3x1xi16>)
  return %1, %0 : tensor<2x3x1xi16>, tensor<4x2x1x5xf4E2M1FN>
}

  func.func @main(%input0: tensor<0x5x1x5xui2>, %input1: tensor<5x1x1x5xui2>, %input2: tensor<4x2x1x5xi16>, %input3: tensor<5x1x1x5xui2>, %input4: tensor<2x3x1xi16>) {
    %r:2 = func.call @program(%input0, %input1, %input2, %input3, %input4) : (tensor<0x5x1x5xui2>, tensor<5x1x1x5xui2>, tensor<4x2x1x5xi16>, tensor<5x1x1x5xui2>, tensor<2x3x1xi16>) -> (tensor<2x3x1xi16>, tensor<4x2x1x5xf4E2M1FN>)
    check.expect_eq_const %r#0, dense<[[[1], [-8], [9]], [[8], [3], [-5]]]> : tensor<2x3x1xi16>
    %v0 = stablehlo.convert %r#1 : (tensor<4x2x1x5xf4E2M1FN>) -> tensor<4x2x1x5xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<4x2x1x5xf64>) -> tensor<4x2x1x5xi64>
    check.expect_eq_const %v1, dense<[[[[-4611686018427387904, -4611686018427387904, -4611686018427387904, -4611686018427387904, -4611686018427387904]], [[4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408, 4607182418800017408]]], [[[4611686018427387904, 4611686018427387904, 4611686018427387904, 4611686018427387904, 4611686018427387904]], [[4611686018427387904, 4611686018427387904, 4611686018427387904, 4611686018427387904, 4611686018427387904]]], [[[0, 0, 0, 0, 0]], [[-4616189618054758400, -4616189618054758400, -4616189618054758400, -4616189618054758400, -4616189618054758400]]], [[[0, 0, 0, 0, 0]], [[0, 0, 0, 0, 0]]]]> : tensor<4x2x1x5xi64>
    func.return
  }
}
