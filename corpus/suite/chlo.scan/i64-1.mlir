// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<> : tensor<3x5x3x0xi64>, dense<> : tensor<0x0x1x0xi64>, dense<> : tensor<3x5x3x0xi64>]'
// RUN: : @program
// chlo.scan on i64, special values
//   L: low + 1
//   n: 0
//   S: rank 3+
//   S: has 0
//   S: has 1
//   T: rank 3+
//   T: has 1
//   E: i64
//   F: i64
//   C: more
//   scan_dim_size: absent
//   is_reverse: false
//   is_associative: given
//   is_associative: false
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [1,-9223372036854775808,6,8,2,4611686018427387904,0,3,1,-1,-9223372036854775808,-8,-6,-1,-7,9,1,5,4,-1,-1,4611686018427387904,6,-9223372036854775807,-6,6,0,-9223372036854775808,4,-1,-3,-7,-9223372036854775807,5,8,6,-3,9,-6,2]
// legal 0 1: []
// legal 0 2: []
// legal 0 3: []
// legal 0 4: []

module {
func.func @program(%arg0: tensor<3x5x3x0xi64>, %arg1: tensor<0x0x1x0xi64>, %arg2: tensor<3x5x3x0xi64>) -> (tensor<5x4x1x2xi64>, tensor<2x4x1x0xi64>, tensor<1x2x3x0xi64>, tensor<3x3x3x0xi64>, tensor<2x5x1x0xi64>) {
  %0 = stablehlo.constant dense<[[[[1, -9223372036854775808]], [[6, 8]], [[2, 4611686018427387904]], [[0, 3]]], [[[1, -1]], [[-9223372036854775808, -8]], [[-6, -1]], [[-7, 9]]], [[[1, 5]], [[4, -1]], [[-1, 4611686018427387904]], [[6, -9223372036854775807]]], [[[-6, 6]], [[0, -9223372036854775808]], [[4, -1]], [[-3, -7]]], [[[-9223372036854775807, 5]], [[8, 6]], [[-3, 9]], [[-6, 2]]]]> : tensor<5x4x1x2xi64>
  %1, %2, %3, %4, %5 = chlo.scan(%arg0, %arg1, %arg2) inits (%0) dimension=3 attributes {is_associative = false} {
  ^bb0(%6: tensor<3x5x3xi64>, %7: tensor<0x0x1xi64>, %8: tensor<3x5x3xi64>, %9: tensor<5x4x1x2xi64>):
    %10 = stablehlo.constant dense<[[[8], [1], [-2], [-6], [-8]], [[-8], [5], [9], [7], [5]]]> : tensor<2x5x1xi64>
    %11 = stablehlo.constant dense<[[[6, 0, 9], [5, 1, -6], [0, -1, 1]], [[2, -4, -5], [6, 6, -1], [-3, 6, 6]], [[-6, -5, -2], [-1, -5, -4], [9, 5, -1]]]> : tensor<3x3x3xi64>
    %12 = stablehlo.constant dense<[[[-8, -1, -4], [-6, 5, 9]]]> : tensor<1x2x3xi64>
    %13 = stablehlo.constant dense<[[[9097428057261289186], [1], [4611686018427387904], [-3890822978469700172]], [[-3717400766406848998], [9223372036854775807], [9223372036854775807], [2]]]> : tensor<2x4x1xi64>
    stablehlo.return %10, %11, %12, %13, %9 : tensor<2x5x1xi64>, tensor<3x3x3xi64>, tensor<1x2x3xi64>, tensor<2x4x1xi64>, tensor<5x4x1x2xi64>
  } : (tensor<3x5x3x0xi64>, tensor<0x0x1x0xi64>, tensor<3x5x3x0xi64>, tensor<5x4x1x2xi64>) -> (tensor<2x5x1x0xi64>, tensor<3x3x3x0xi64>, tensor<1x2x3x0xi64>, tensor<2x4x1x0xi64>, tensor<5x4x1x2xi64>)
  return %5, %4, %3, %2, %1 : tensor<5x4x1x2xi64>, tensor<2x4x1x0xi64>, tensor<1x2x3x0xi64>, tensor<3x3x3x0xi64>, tensor<2x5x1x0xi64>
}

  func.func @main(%input0: tensor<3x5x3x0xi64>, %input1: tensor<0x0x1x0xi64>, %input2: tensor<3x5x3x0xi64>) {
    %r:5 = func.call @program(%input0, %input1, %input2) : (tensor<3x5x3x0xi64>, tensor<0x0x1x0xi64>, tensor<3x5x3x0xi64>) -> (tensor<5x4x1x2xi64>, tensor<2x4x1x0xi64>, tensor<1x2x3x0xi64>, tensor<3x3x3x0xi64>, tensor<2x5x1x0xi64>)
    check.expect_eq_const %r#0, dense<[[[[1, -9223372036854775808]], [[6, 8]], [[2, 4611686018427387904]], [[0, 3]]], [[[1, -1]], [[-9223372036854775808, -8]], [[-6, -1]], [[-7, 9]]], [[[1, 5]], [[4, -1]], [[-1, 4611686018427387904]], [[6, -9223372036854775807]]], [[[-6, 6]], [[0, -9223372036854775808]], [[4, -1]], [[-3, -7]]], [[[-9223372036854775807, 5]], [[8, 6]], [[-3, 9]], [[-6, 2]]]]> : tensor<5x4x1x2xi64>
    func.return
  }
}
