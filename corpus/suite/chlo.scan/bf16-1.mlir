// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[3.5, -2.5], [4.0, 3.5], [0.5, -1.5], [-3.5, -4.0], [2.5, 2.0]]]> : tensor<1x5x2xbf16>, dense<[[[[-3.0, 3.5], [2.0, 3.5], [-0.5, 2.5], [3.0, 2.5], [1.5, 4.0]], [[4.0, 1.0], [-3.0, 4.0], [4.0, -1.0], [1.0, 2.5], [2.0, -2.5]], [[2.5, -2.5], [-3.5, 4.0], [3.5, -3.0], [3.0, -3.0], [-1.0, -3.0]], [[-3.0, 1.5], [3.0, 3.0], [-4.0, 0.0], [-2.5, -3.0], [-1.5, 1.0]]]]> : tensor<1x4x5x2xbf16>, dense<> : tensor<1x2x0x1xbf16>, dense<[4.0, -6.0, 8.0, -7.0]> : tensor<4xbf16>]'
// RUN: : @program
// chlo.scan on bf16, exact values
//   L: low + 1
//   n: 1
//   dimension: low
//   S: rank 2
//   S: rank 3+
//   S: has 0
//   S: has 1
//   T: rank 0
//   T: rank 1
//   E: bf16
//   F: bf16
//   C: more
//   scan_dim_size: absent
//   is_reverse: true
//   is_associative: given
//   is_associative: false
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [4.0,-6.0,8.0,-7.0]
// legal 0 1: [-1.0]
// legal 0 2: [0.75,1.5,0.0]
// legal 0 3: [-4.0,2.0,0.0]
// legal 0 4: [0.5,3.5,-2.0]

module {
func.func @program(%arg0: tensor<1x5x2xbf16>, %arg1: tensor<1x4x5x2xbf16>, %arg2: tensor<1x2x0x1xbf16>, %arg3: tensor<4xbf16>) -> (tensor<4xbf16>, tensor<1xbf16>, tensor<1x3xbf16>, tensor<1x3xbf16>, tensor<1x3xbf16>) {
  %0, %1, %2, %3, %4 = chlo.scan(%arg0, %arg1, %arg2) inits (%arg3) dimension=0 attributes {is_reverse = true, is_associative = false} {
  ^bb0(%5: tensor<5x2xbf16>, %6: tensor<4x5x2xbf16>, %7: tensor<2x0x1xbf16>, %8: tensor<4xbf16>):
    %9 = stablehlo.constant dense<[0.5, 3.5, -2.0]> : tensor<3xbf16>
    %10 = stablehlo.constant dense<[-4.0, 2.0, 0.0]> : tensor<3xbf16>
    %11 = stablehlo.constant dense<[0.75, 1.5, 0.0]> : tensor<3xbf16>
    %12 = stablehlo.constant dense<-1.0> : tensor<bf16>
    %13 = stablehlo.minimum %12, %12 : tensor<bf16>
    stablehlo.return %9, %10, %11, %13, %8 : tensor<3xbf16>, tensor<3xbf16>, tensor<3xbf16>, tensor<bf16>, tensor<4xbf16>
  } : (tensor<1x5x2xbf16>, tensor<1x4x5x2xbf16>, tensor<1x2x0x1xbf16>, tensor<4xbf16>) -> (tensor<1x3xbf16>, tensor<1x3xbf16>, tensor<1x3xbf16>, tensor<1xbf16>, tensor<4xbf16>)
  return %4, %3, %2, %1, %0 : tensor<4xbf16>, tensor<1xbf16>, tensor<1x3xbf16>, tensor<1x3xbf16>, tensor<1x3xbf16>
}

  func.func @main(%input0: tensor<1x5x2xbf16>, %input1: tensor<1x4x5x2xbf16>, %input2: tensor<1x2x0x1xbf16>, %input3: tensor<4xbf16>) {
    %r:5 = func.call @program(%input0, %input1, %input2, %input3) : (tensor<1x5x2xbf16>, tensor<1x4x5x2xbf16>, tensor<1x2x0x1xbf16>, tensor<4xbf16>) -> (tensor<4xbf16>, tensor<1xbf16>, tensor<1x3xbf16>, tensor<1x3xbf16>, tensor<1x3xbf16>)
    %v0 = stablehlo.convert %r#0 : (tensor<4xbf16>) -> tensor<4xf64>
    check.expect_eq_const %v0, dense<[4.0, -6.0, 8.0, -7.0]> : tensor<4xf64>
    %v1 = stablehlo.convert %r#1 : (tensor<1xbf16>) -> tensor<1xf64>
    check.expect_eq_const %v1, dense<-1.0> : tensor<1xf64>
    %v2 = stablehlo.convert %r#2 : (tensor<1x3xbf16>) -> tensor<1x3xf64>
    %v3 = stablehlo.bitcast_convert %v2 : (tensor<1x3xf64>) -> tensor<1x3xi64>
    check.expect_eq_const %v3, dense<[[4604930618986332160, 4609434218613702656, 0]]> : tensor<1x3xi64>
    %v4 = stablehlo.convert %r#3 : (tensor<1x3xbf16>) -> tensor<1x3xf64>
    %v5 = stablehlo.bitcast_convert %v4 : (tensor<1x3xf64>) -> tensor<1x3xi64>
    check.expect_eq_const %v5, dense<[[-4607182418800017408, 4611686018427387904, 0]]> : tensor<1x3xi64>
    %v6 = stablehlo.convert %r#4 : (tensor<1x3xbf16>) -> tensor<1x3xf64>
    check.expect_eq_const %v6, dense<[[0.5, 3.5, -2.0]]> : tensor<1x3xf64>
    func.return
  }
}
