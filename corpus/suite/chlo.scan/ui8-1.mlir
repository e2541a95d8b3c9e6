// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[221, 216], [253, 64]]> : tensor<2x2xui8>, dense<[[[5, 5, 5, 0, 6], [4, 9, 6, 1, 4]], [[8, 4, 7, 2, 1], [9, 5, 8, 9, 9]], [[1, 9, 6, 4, 5], [1, 2, 9, 3, 6]], [[1, 8, 9, 1, 8], [1, 2, 1, 3, 4]]]> : tensor<4x2x5xui8>, dense<> : tensor<2x2x0xui8>]'
// RUN: : @program
// chlo.scan on ui8, exact values
//   L: low
//   n: more
//   dimension: low + 1
//   S: rank 1
//   S: rank 2
//   S: has 0
//   T: rank 1
//   T: rank 2
//   T: rank 3+
//   T: has 1
//   E: ui8
//   F: ui8
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: true
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [221,216,253,64]
// legal 0 1: [2,3,1,7,2,3,1,7,1,7,8,9,1,7,8,9,9,6,5,8,9,6,5,8,3,4,1,7,3,4,1,7]
// legal 0 2: [3,7,0,8,3,7,0,8]
// legal 0 3: [3,3]

module {
func.func @program(%arg0: tensor<2x2xui8>, %arg1: tensor<4x2x5xui8>, %arg2: tensor<2x2x0xui8>) -> (tensor<2x2xui8>, tensor<4x2x4x1xui8>, tensor<1x2x4xui8>, tensor<1x2xui8>) {
  %0, %1, %2, %3 = chlo.scan(%arg0, %arg1, %arg2) inits () dimension=1 attributes {scan_dim_size = 2 : i64, is_reverse = true} {
  ^bb0(%4: tensor<2xui8>, %5: tensor<4x5xui8>, %6: tensor<2x0xui8>):
    %7 = stablehlo.constant dense<[3]> : tensor<1xui8>
    %8 = stablehlo.constant dense<[[3, 7, 0, 8]]> : tensor<1x4xui8>
    %9 = stablehlo.constant dense<[[[2], [3], [1], [7]], [[1], [7], [8], [9]], [[9], [6], [5], [8]], [[3], [4], [1], [7]]]> : tensor<4x4x1xui8>
    stablehlo.return %7, %8, %9, %4 : tensor<1xui8>, tensor<1x4xui8>, tensor<4x4x1xui8>, tensor<2xui8>
  } : (tensor<2x2xui8>, tensor<4x2x5xui8>, tensor<2x2x0xui8>) -> (tensor<1x2xui8>, tensor<1x2x4xui8>, tensor<4x2x4x1xui8>, tensor<2x2xui8>)
  return %3, %2, %1, %0 : tensor<2x2xui8>, tensor<4x2x4x1xui8>, tensor<1x2x4xui8>, tensor<1x2xui8>
}

  func.func @main(%input0: tensor<2x2xui8>, %input1: tensor<4x2x5xui8>, %input2: tensor<2x2x0xui8>) {
    %r:4 = func.call @program(%input0, %input1, %input2) : (tensor<2x2xui8>, tensor<4x2x5xui8>, tensor<2x2x0xui8>) -> (tensor<2x2xui8>, tensor<4x2x4x1xui8>, tensor<1x2x4xui8>, tensor<1x2xui8>)
    check.expect_eq_const %r#0, dense<[[221, 216], [253, 64]]> : tensor<2x2xui8>
    check.expect_eq_const %r#1, dense<[[[[2], [3], [1], [7]], [[2], [3], [1], [7]]], [[[1], [7], [8], [9]], [[1], [7], [8], [9]]], [[[9], [6], [5], [8]], [[9], [6], [5], [8]]], [[[3], [4], [1], [7]], [[3], [4], [1], [7]]]]> : tensor<4x2x4x1xui8>
    check.expect_eq_const %r#2, dense<[[[3, 7, 0, 8], [3, 7, 0, 8]]]> : tensor<1x2x4xui8>
    check.expect_eq_const %r#3, dense<3> : tensor<1x2xui8>
    func.return
  }
}
