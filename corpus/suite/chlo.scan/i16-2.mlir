// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[-4, -5, -4], [9, -9, 9], [-4, -7, -9]], [[-7, 7, -7], [-4, 7, -7], [-8, -8, 0]], [[-5, -3, 7], [-8, 4, 5], [8, 8, -7]], [[-1, 0, -8], [-4, 4, -4], [-8, -4, 1]], [[8, -5, 2], [6, -3, -5], [-7, 4, 32767]]]> : tensor<5x3x3xi16>, dense<[[-5, -9, 1], [-3, 0, -2]]> : tensor<2x3xi16>, dense<-5> : tensor<i16>]'
// RUN: : @program
// chlo.scan on i16, exact values
//   N: low + 1
//   M: low + 1
//   n: more
//   dimension: low + 1
//   S: rank 2
//   S: has 1
//   T: rank 1
//   T: has 1
//   E: i16
//   F: i16
//   C: rank 0
//   C: more
//   scan_dim_size: absent
//   is_reverse: false
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [2]
// legal 0 1: [2]
// legal 0 2: [-5,-9,1,-3,0,-2]
// legal 0 3: [-3,-3,-3]
// legal 0 4: [3,3,3,4,4,4,2,2,2,4,4,4]

module {
func.func @program(%arg0: tensor<5x3x3xi16>, %arg1: tensor<2x3xi16>, %arg2: tensor<i16>) -> (tensor<i16>, tensor<i16>, tensor<2x3xi16>, tensor<1x3xi16>, tensor<4x3xi16>) {
  %0 = stablehlo.constant dense<[[[1, 6971, -32767], [-1, 27557, 32767], [-1, 16384, 16384]]]> : tensor<1x3x3xi16>
  %1 = stablehlo.constant dense<-8> : tensor<i16>
  %2, %3, %4, %5, %6 = chlo.scan(%0, %arg0) inits (%arg1, %1, %arg2) dimension=1 {
  ^bb0(%7: tensor<1x3xi16>, %8: tensor<5x3xi16>, %9: tensor<2x3xi16>, %10: tensor<i16>, %11: tensor<i16>):
    %12 = stablehlo.constant dense<[3, 4, 2, 4]> : tensor<4xi16>
    %13 = stablehlo.constant dense<[-3]> : tensor<1xi16>
    %14 = stablehlo.constant dense<2> : tensor<i16>
    %15 = stablehlo.or %10, %10 : tensor<i16>
    stablehlo.return %12, %13, %9, %14, %15 : tensor<4xi16>, tensor<1xi16>, tensor<2x3xi16>, tensor<i16>, tensor<i16>
  } : (tensor<1x3x3xi16>, tensor<5x3x3xi16>, tensor<2x3xi16>, tensor<i16>, tensor<i16>) -> (tensor<4x3xi16>, tensor<1x3xi16>, tensor<2x3xi16>, tensor<i16>, tensor<i16>)
  return %6, %5, %4, %3, %2 : tensor<i16>, tensor<i16>, tensor<2x3xi16>, tensor<1x3xi16>, tensor<4x3xi16>
}

  func.func @main(%input0: tensor<5x3x3xi16>, %input1: tensor<2x3xi16>, %input2: tensor<i16>) {
    %r:5 = func.call @program(%input0, %input1, %input2) : (tensor<5x3x3xi16>, tensor<2x3xi16>, tensor<i16>) -> (tensor<i16>, tensor<i16>, tensor<2x3xi16>, tensor<1x3xi16>, tensor<4x3xi16>)
    check.expect_eq_const %r#0, dense<2> : tensor<i16>
    check.expect_eq_const %r#1, dense<2> : tensor<i16>
    check.expect_eq_const %r#2, dense<[[-5, -9, 1], [-3, 0, -2]]> : tensor<2x3xi16>
    check.expect_eq_const %r#3, dense<-3> : tensor<1x3xi16>
    check.expect_eq_const %r#4, dense<[[3, 3, 3], [4, 4, 4], [2, 2, 2], [4, 4, 4]]> : tensor<4x3xi16>
    func.return
  }
}
