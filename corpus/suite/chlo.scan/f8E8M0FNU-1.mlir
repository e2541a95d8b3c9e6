// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[8.0, 4.0], [1.0, 4.0], [4.0, 2.0]], [[1.0, 4.0], [4.0, 4.0], [8.0, 2.0]], [[1.0, 4.0], [8.0, 1.0], [4.0, 1.0]]]> : tensor<3x3x2xf8E8M0FNU>, dense<[[2.0], [8.0], [8.0]]> : tensor<3x1xf8E8M0FNU>, dense<[[[[2.0], [1.0], [1.0], [8.0], [1.0]], [[8.0], [8.0], [2.0], [2.0], [8.0]]]]> : tensor<1x2x5x1xf8E8M0FNU>, dense<> : tensor<3x4x2x0xf8E8M0FNU>]'
// RUN: : @program
// chlo.scan on f8E8M0FNU, exact values
//   N: low + 1
//   n: more
//   dimension: low
//   S: rank 1
//   S: rank 2
//   S: has 1
//   T: rank 1
//   T: rank 2
//   T: has 0
//   E: f8E8M0FNU
//   F: f8E8M0FNU
//   C: more
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: true
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: []
// legal 0 1: [1.0,4.0,1.0,4.0,8.0,2.0,2.0,8.0,4.0,2.0]
// legal 0 2: [4.0,8.0,8.0,8.0,2.0,4.0,8.0,8.0,8.0,8.0,1.0,1.0,2.0,1.0,2.0,4.0,8.0,8.0,8.0,2.0,4.0,8.0,8.0,8.0,8.0,1.0,1.0,2.0,1.0,2.0,4.0,8.0,8.0,8.0,2.0,4.0,8.0,8.0,8.0,8.0,1.0,1.0,2.0,1.0,2.0]
// legal 0 3: [8.0,2.0,8.0,2.0,8.0,2.0]
// legal 0 4: []

module {
func.func @program(%arg0: tensor<3x3x2xf8E8M0FNU>, %arg1: tensor<3x1xf8E8M0FNU>, %arg2: tensor<1x2x5x1xf8E8M0FNU>, %arg3: tensor<3x4x2x0xf8E8M0FNU>) -> (tensor<3x4x2x0xf8E8M0FNU>, tensor<1x2x5x1xf8E8M0FNU>, tensor<3x5x3xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>, tensor<3x0x4xf8E8M0FNU>) {
  %0, %1, %2, %3, %4 = chlo.scan(%arg0, %arg1) inits (%arg2, %arg3) dimension=0 attributes {scan_dim_size = 3 : i64, is_reverse = true} {
  ^bb0(%5: tensor<3x2xf8E8M0FNU>, %6: tensor<1xf8E8M0FNU>, %7: tensor<1x2x5x1xf8E8M0FNU>, %8: tensor<3x4x2x0xf8E8M0FNU>):
    %9 = stablehlo.constant dense<> : tensor<0x4xf8E8M0FNU>
    %10 = stablehlo.constant dense<[8.0, 2.0]> : tensor<2xf8E8M0FNU>
    %11 = stablehlo.constant dense<[[4.0, 8.0, 8.0], [8.0, 2.0, 4.0], [8.0, 8.0, 8.0], [8.0, 1.0, 1.0], [2.0, 1.0, 2.0]]> : tensor<5x3xf8E8M0FNU>
    %12 = stablehlo.constant dense<[[[[1.0], [4.0], [1.0], [4.0], [8.0]], [[2.0], [2.0], [8.0], [4.0], [2.0]]]]> : tensor<1x2x5x1xf8E8M0FNU>
    %13 = stablehlo.constant dense<> : tensor<3x4x2x0xf8E8M0FNU>
    stablehlo.return %9, %10, %11, %12, %13 : tensor<0x4xf8E8M0FNU>, tensor<2xf8E8M0FNU>, tensor<5x3xf8E8M0FNU>, tensor<1x2x5x1xf8E8M0FNU>, tensor<3x4x2x0xf8E8M0FNU>
  } : (tensor<3x3x2xf8E8M0FNU>, tensor<3x1xf8E8M0FNU>, tensor<1x2x5x1xf8E8M0FNU>, tensor<3x4x2x0xf8E8M0FNU>) -> (tensor<3x0x4xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>, tensor<3x5x3xf8E8M0FNU>, tensor<1x2x5x1xf8E8M0FNU>, tensor<3x4x2x0xf8E8M0FNU>)
  return %4, %3, %2, %1, %0 : tensor<3x4x2x0xf8E8M0FNU>, tensor<1x2x5x1xf8E8M0FNU>, tensor<3x5x3xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>, tensor<3x0x4xf8E8M0FNU>
}

  func.func @main(%input0: tensor<3x3x2xf8E8M0FNU>, %input1: tensor<3x1xf8E8M0FNU>, %input2: tensor<1x2x5x1xf8E8M0FNU>, %input3: tensor<3x4x2x0xf8E8M0FNU>) {
    %r:5 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<3x3x2xf8E8M0FNU>, tensor<3x1xf8E8M0FNU>, tensor<1x2x5x1xf8E8M0FNU>, tensor<3x4x2x0xf8E8M0FNU>) -> (tensor<3x4x2x0xf8E8M0FNU>, tensor<1x2x5x1xf8E8M0FNU>, tensor<3x5x3xf8E8M0FNU>, tensor<3x2xf8E8M0FNU>, tensor<3x0x4xf8E8M0FNU>)
    %v0 = stablehlo.convert %r#1 : (tensor<1x2x5x1xf8E8M0FNU>) -> tensor<1x2x5x1xf64>
    check.expect_eq_const %v0, dense<[[[[1.0], [4.0], [1.0], [4.0], [8.0]], [[2.0], [2.0], [8.0], [4.0], [2.0]]]]> : tensor<1x2x5x1xf64>
    %v1 = stablehlo.convert %r#2 : (tensor<3x5x3xf8E8M0FNU>) -> tensor<3x5x3xf64>
    check.expect_eq_const %v1, dense<[[[4.0, 8.0, 8.0], [8.0, 2.0, 4.0], [8.0, 8.0, 8.0], [8.0, 1.0, 1.0], [2.0, 1.0, 2.0]], [[4.0, 8.0, 8.0], [8.0, 2.0, 4.0], [8.0, 8.0, 8.0], [8.0, 1.0, 1.0], [2.0, 1.0, 2.0]], [[4.0, 8.0, 8.0], [8.0, 2.0, 4.0], [8.0, 8.0, 8.0], [8.0, 1.0, 1.0], [2.0, 1.0, 2.0]]]> : tensor<3x5x3xf64>
    %v2 = stablehlo.convert %r#3 : (tensor<3x2xf8E8M0FNU>) -> tensor<3x2xf64>
    check.expect_eq_const %v2, dense<[[8.0, 2.0], [8.0, 2.0], [8.0, 2.0]]> : tensor<3x2xf64>
    func.return
  }
}
