// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[4, 0, 4]], [[4, 2, 4]], [[4, 1, 3]], [[4, 1, 1]]]]> : tensor<1x4x1x3xui4>, dense<> : tensor<4x0x4x3xf4E2M1FN>, dense<[0, 0, 7, 4, 7]> : tensor<5xui4>, dense<[[2, 4], [6, 6], [3, 7], [2, 2], [2, 4]]> : tensor<5x2xui4>]'
// RUN: : @program
// chlo.scan on ui4, exact values
//   N: low
//   n: 1
//   dimension: low
//   S: rank 3+
//   S: has 1
//   T: rank 0
//   T: rank 1
//   T: rank 3+
//   T: has 1
//   E: ui4
//   F: ui4
//   F: f32
//   F: f4E2M1FN
//   C: more
//   scan_dim_size: absent
//   is_reverse: false
//   is_associative: given
//   is_associative: false
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [2,4,6,6,3,7,2,2,2,4]
// legal 0 1: [0,0,7,4,7]
// legal 0 2: []
// legal 0 3: [4.0]
// legal 0 4: [0.0,0.0,0.0]
// legal 0 5: [5]
// legal 0 6: [2]

module {
func.func @program(%arg0: tensor<1x4x1x3xui4>, %arg1: tensor<4x0x4x3xf4E2M1FN>, %arg2: tensor<5xui4>, %arg3: tensor<5x2xui4>) -> (tensor<5x2xui4>, tensor<5xui4>, tensor<4x0x4x3xf4E2M1FN>, tensor<1xf32>, tensor<1x1x1x3xf4E2M1FN>, tensor<1x1xui4>, tensor<1xui4>) {
  %0, %1, %2, %3, %4, %5, %6 = chlo.scan(%arg0) inits (%arg1, %arg2, %arg3) dimension=0 attributes {is_associative = false} {
  ^bb0(%7: tensor<4x1x3xui4>, %8: tensor<4x0x4x3xf4E2M1FN>, %9: tensor<5xui4>, %10: tensor<5x2xui4>):
    %11 = stablehlo.constant dense<2> : tensor<ui4>
    %12 = stablehlo.constant dense<[5]> : tensor<1xui4>
    %13 = stablehlo.constant dense<[[[0.0, 0.0, 0.0]]]> : tensor<1x1x3xf4E2M1FN>
    %14 = stablehlo.constant dense<4.0> : tensor<f32>
    stablehlo.return %11, %12, %13, %14, %8, %9, %10 : tensor<ui4>, tensor<1xui4>, tensor<1x1x3xf4E2M1FN>, tensor<f32>, tensor<4x0x4x3xf4E2M1FN>, tensor<5xui4>, tensor<5x2xui4>
  } : (tensor<1x4x1x3xui4>, tensor<4x0x4x3xf4E2M1FN>, tensor<5xui4>, tensor<5x2xui4>) -> (tensor<1xui4>, tensor<1x1xui4>, tensor<1x1x1x3xf4E2M1FN>, tensor<1xf32>, tensor<4x0x4x3xf4E2M1FN>, tensor<5xui4>, tensor<5x2xui4>)
  return %6, %5, %4, %3, %2, %1, %0 : tensor<5x2xui4>, tensor<5xui4>, tensor<4x0x4x3xf4E2M1FN>, tensor<1xf32>, tensor<1x1x1x3xf4E2M1FN>, tensor<1x1xui4>, tensor<1xui4>
}

  func.func @main(%input0: tensor<1x4x1x3xui4>, %input1: tensor<4x0x4x3xf4E2M1FN>, %input2: tensor<5xui4>, %input3: tensor<5x2xui4>) {
    %r:7 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1x4x1x3xui4>, tensor<4x0x4x3xf4E2M1FN>, tensor<5xui4>, tensor<5x2xui4>) -> (tensor<5x2xui4>, tensor<5xui4>, tensor<4x0x4x3xf4E2M1FN>, tensor<1xf32>, tensor<1x1x1x3xf4E2M1FN>, tensor<1x1xui4>, tensor<1xui4>)
    check.expect_eq_const %r#0, dense<[[2, 4], [6, 6], [3, 7], [2, 2], [2, 4]]> : tensor<5x2xui4>
    check.expect_eq_const %r#1, dense<[0, 0, 7, 4, 7]> : tensor<5xui4>
    %v0 = stablehlo.convert %r#3 : (tensor<1xf32>) -> tensor<1xf64>
    check.expect_eq_const %v0, dense<4.0> : tensor<1xf64>
    %v1 = stablehlo.convert %r#4 : (tensor<1x1x1x3xf4E2M1FN>) -> tensor<1x1x1x3xf64>
    %v2 = stablehlo.bitcast_convert %v1 : (tensor<1x1x1x3xf64>) -> tensor<1x1x1x3xi64>
    check.expect_eq_const %v2, dense<0> : tensor<1x1x1x3xi64>
    check.expect_eq_const %r#5, dense<5> : tensor<1x1xui4>
    check.expect_eq_const %r#6, dense<2> : tensor<1xui4>
    func.return
  }
}
