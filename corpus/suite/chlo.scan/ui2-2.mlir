// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<> : tensor<0xui2>, dense<[2, 1, 2, 0]> : tensor<4xui2>]'
// RUN: : @program
// chlo.scan on ui2, special values
//   N: low
//   M: low
//   n: more
//   S: rank 3+
//   S: has 1
//   T: rank 3+
//   T: has 1
//   E: ui2
//   F: ui2
//   C: more
//   scan_dim_size: absent
//   is_reverse: true
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [2,1,2,0]
// legal 0 1: []
// legal 0 2: [1,1,2,2,1,1,3,3,1,1,2,2,1,1,0,0]

module {
func.func @program(%arg0: tensor<0xui2>, %arg1: tensor<4xui2>) -> (tensor<4xui2>, tensor<0xui2>, tensor<1x2x4x2xui2>) {
  %0 = stablehlo.constant dense<[[[[2, 0], [2, 3]], [[1, 2], [0, 1]], [[3, 2], [2, 2]], [[1, 1], [3, 1]]]]> : tensor<1x4x2x2xui2>
  %1, %2, %3 = chlo.scan(%0) inits (%arg0, %arg1) dimension=3 attributes {is_reverse = true} {
  ^bb0(%4: tensor<1x4x2xui2>, %5: tensor<0xui2>, %6: tensor<4xui2>):
    %7 = stablehlo.constant dense<[[[1, 2, 1, 3], [1, 2, 1, 0]]]> : tensor<1x2x4xui2>
    stablehlo.return %7, %5, %6 : tensor<1x2x4xui2>, tensor<0xui2>, tensor<4xui2>
  } : (tensor<1x4x2x2xui2>, tensor<0xui2>, tensor<4xui2>) -> (tensor<1x2x4x2xui2>, tensor<0xui2>, tensor<4xui2>)
  return %3, %2, %1 : tensor<4xui2>, tensor<0xui2>, tensor<1x2x4x2xui2>
}

  func.func @main(%input0: tensor<0xui2>, %input1: tensor<4xui2>) {
    %r:3 = func.call @program(%input0, %input1) : (tensor<0xui2>, tensor<4xui2>) -> (tensor<4xui2>, tensor<0xui2>, tensor<1x2x4x2xui2>)
    check.expect_eq_const %r#0, dense<[2, 1, 2, 0]> : tensor<4xui2>
    check.expect_eq_const %r#2, dense<[[[[1, 1], [2, 2], [1, 1], [3, 3]], [[1, 1], [2, 2], [1, 1], [0, 0]]]]> : tensor<1x2x4x2xui2>
    func.return
  }
}
