// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[0, -3, 2]], [[1, -32767, -32767]], [[1, -1, -9]], [[0, 5, -32767]]], [[[-8, 7, 5]], [[0, -3, 3]], [[16384, 9, 0]], [[16384, -9, -32767]]], [[[5, -6, 5]], [[6, 0, 2]], [[-32768, 1, 1]], [[4, 2, 16384]]]]> : tensor<3x4x1x3xi16>, dense<[[[[-1, 4, 3]], [[-9, 1, -3]], [[6, 2, 0]]], [[[5, -32767, -32767]], [[1, 6, 6]], [[-32768, -1, -32767]]], [[[-7, 3, -2]], [[-5, -32767, -4]], [[2, -8, 6]]], [[[-7, -32768, 1]], [[-32767, 32767, 32767]], [[2, 3, 4]]]]> : tensor<4x3x1x3xi16>, dense<[[[[0, -4, 2], [-32767, 5, 0]], [[0, 4, 1], [7, 32767, 2]]], [[[0, -1, 32767], [5, 2, -1]], [[1, 3, 16384], [-32768, -4, 2]]], [[[0, 16384, -5], [9, 0, -2]], [[0, -32768, 1], [7, -8, 2]]]]> : tensor<3x2x2x3xi16>, dense<[[[[-1, -6, -32767]], [[3, 0, -7]], [[5, 0, -7]], [[16384, 1, 3]]], [[[1, 9, -32767]], [[-3, 0, 3]], [[-1, -5, 8]], [[-32768, 2, -7]]], [[[-32768, 2, 2]], [[-9, 1, 0]], [[-2, 9, 1]], [[1, 0, -32768]]], [[[-32768, -9, 1]], [[16384, 32767, 0]], [[-8, 4, -32767]], [[-3, 7, 1]]]]> : tensor<4x4x1x3xi16>, dense<[[[2, -1, 0, 1, -8]], [[9, -4, -9, 7, -32767]], [[6, 3, 2, 32767, -7]]]> : tensor<3x1x5xi16>, dense<-1> : tensor<i16>]'
// RUN: : @program
// chlo.scan on i16, special values
//   n: more
//   S: rank 3+
//   S: has 1
//   T: rank 3+
//   T: has 1
//   E: i16
//   F: i16
//   C: rank 0
//   C: more
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-1]
// legal 0 1: [-7,-8,1,2,2,0,1,-6,0,-2,-9,-6,6,4,-5]
// legal 0 2: [-2,-2,-2,-3,-3,-3,-3,-3,-3,8,8,8,0,0,0,9,9,9,1,1,1,-2,-2,-2,-1,-1,-1]
// legal 0 3: [6,6,6,1,1,1,-9,-9,-9,-5,-5,-5]
// legal 0 4: [3,3,3,9,9,9,9,9,9,-8,-8,-8,-4,-4,-4,-5,-5,-5,-3,-3,-3,-5,-5,-5,5,5,5,0,0,0]
// legal 0 5: [2,-7,-7,-1,-8,-8,0,1,1,1,2,2,-8,2,2,9,0,0,-4,1,1,-9,-6,-6,7,0,0,-32767,-2,-2,6,-9,-9,3,-6,-6,2,6,6,32767,4,4,-7,-5,-5]

module {
func.func @program(%arg0: tensor<3x4x1x3xi16>, %arg1: tensor<4x3x1x3xi16>, %arg2: tensor<3x2x2x3xi16>, %arg3: tensor<4x4x1x3xi16>, %arg4: tensor<3x1x5xi16>, %arg5: tensor<i16>) -> (tensor<i16>, tensor<3x1x5xi16>, tensor<1x3x3x3xi16>, tensor<2x2x1x3xi16>, tensor<5x1x2x3xi16>, tensor<3x1x5x3xi16>) {
  %0, %1, %2, %3, %4, %5 = chlo.scan(%arg0, %arg1, %arg2, %arg3) inits (%arg4, %arg5) dimension=3 attributes {scan_dim_size = 3 : i64} {
  ^bb0(%6: tensor<3x4x1xi16>, %7: tensor<4x3x1xi16>, %8: tensor<3x2x2xi16>, %9: tensor<4x4x1xi16>, %10: tensor<3x1x5xi16>, %11: tensor<i16>):
    %12 = stablehlo.constant dense<[[[3, 9]], [[9, -8]], [[-4, -5]], [[-3, -5]], [[5, 0]]]> : tensor<5x1x2xi16>
    %13 = stablehlo.constant dense<[[[6], [1]], [[-9], [-5]]]> : tensor<2x2x1xi16>
    %14 = stablehlo.constant dense<[[[-2, -3, -3], [8, 0, 9], [1, -2, -1]]]> : tensor<1x3x3xi16>
    %15 = stablehlo.constant dense<[[[-7, -8, 1, 2, 2]], [[0, 1, -6, 0, -2]], [[-9, -6, 6, 4, -5]]]> : tensor<3x1x5xi16>
    %16 = stablehlo.or %11, %11 : tensor<i16>
    stablehlo.return %10, %12, %13, %14, %15, %16 : tensor<3x1x5xi16>, tensor<5x1x2xi16>, tensor<2x2x1xi16>, tensor<1x3x3xi16>, tensor<3x1x5xi16>, tensor<i16>
  } : (tensor<3x4x1x3xi16>, tensor<4x3x1x3xi16>, tensor<3x2x2x3xi16>, tensor<4x4x1x3xi16>, tensor<3x1x5xi16>, tensor<i16>) -> (tensor<3x1x5x3xi16>, tensor<5x1x2x3xi16>, tensor<2x2x1x3xi16>, tensor<1x3x3x3xi16>, tensor<3x1x5xi16>, tensor<i16>)
  return %5, %4, %3, %2, %1, %0 : tensor<i16>, tensor<3x1x5xi16>, tensor<1x3x3x3xi16>, tensor<2x2x1x3xi16>, tensor<5x1x2x3xi16>, tensor<3x1x5x3xi16>
}

  func.func @main(%input0: tensor<3x4x1x3xi16>, %input1: tensor<4x3x1x3xi16>, %input2: tensor<3x2x2x3xi16>, %input3: tensor<4x4x1x3xi16>, %input4: tensor<3x1x5xi16>, %input5: tensor<i16>) {
    %r:6 = func.call @program(%input0, %input1, %input2, %input3, %input4, %input5) : (tensor<3x4x1x3xi16>, tensor<4x3x1x3xi16>, tensor<3x2x2x3xi16>, tensor<4x4x1x3xi16>, tensor<3x1x5xi16>, tensor<i16>) -> (tensor<i16>, tensor<3x1x5xi16>, tensor<1x3x3x3xi16>, tensor<2x2x1x3xi16>, tensor<5x1x2x3xi16>, tensor<3x1x5x3xi16>)
    check.expect_eq_const %r#0, dense<-1> : tensor<i16>
    check.expect_eq_const %r#1, dense<[[[-7, -8, 1, 2, 2]], [[0, 1, -6, 0, -2]], [[-9, -6, 6, 4, -5]]]> : tensor<3x1x5xi16>
    check.expect_eq_const %r#2, dense<[[[[-2, -2, -2], [-3, -3, -3], [-3, -3, -3]], [[8, 8, 8], [0, 0, 0], [9, 9, 9]], [[1, 1, 1], [-2, -2, -2], [-1, -1, -1]]]]> : tensor<1x3x3x3xi16>
    check.expect_eq_const %r#3, dense<[[[[6, 6, 6]], [[1, 1, 1]]], [[[-9, -9, -9]], [[-5, -5, -5]]]]> : tensor<2x2x1x3xi16>
    check.expect_eq_const %r#4, dense<[[[[3, 3, 3], [9, 9, 9]]], [[[9, 9, 9], [-8, -8, -8]]], [[[-4, -4, -4], [-5, -5, -5]]], [[[-3, -3, -3], [-5, -5, -5]]], [[[5, 5, 5], [0, 0, 0]]]]> : tensor<5x1x2x3xi16>
    check.expect_eq_const %r#5, dense<[[[[2, -7, -7], [-1, -8, -8], [0, 1, 1], [1, 2, 2], [-8, 2, 2]]], [[[9, 0, 0], [-4, 1, 1], [-9, -6, -6], [7, 0, 0], [-32767, -2, -2]]], [[[6, -9, -9], [3, -6, -6], [2, 6, 6], [32767, 4, 4], [-7, -5, -5]]]]> : tensor<3x1x5x3xi16>
    func.return
  }
}
