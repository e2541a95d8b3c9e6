// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[1.75], [-1.0], [2.25], [0.875]], [[-1.9375], [-0.84375], [1.1875], [-1.4375]]], [[[0.59375], [-0.8125], [-1.6875], [1.6875]], [[-1.3125], [-1.5], [-2.125], [1.8125]]], [[[-2.75], [0.875], [-1.5625], [0.71875]], [[-0.71875], [1.75], [2.375], [-1.125]]], [[[-1.4375], [-3.125], [-1.6875], [1.8125]], [[-1.0625], [-0.53125], [-0.75], [-1.1875]]]]> : tensor<4x2x4x1xf8E3M4>, dense<[[[1.375, -1.9375, 0.59375], [1.9375, 1.5, -1.3125]], [[0.90625, 1.625, -0.59375], [2.875, -1.25, 0.53125]], [[3.75, -0.9375, -1.1875], [-0.96875, 3.125, -3.25]], [[-2.25, -2.5, 1.5], [-0.65625, -0.9375, -0.65625]]]> : tensor<4x2x3xf8E3M4>]'
// RUN: : @program
// chlo.scan on f8E3M4, envelope values
//   N: low + 1
//   M: low + 1
//   L: low
//   n: more
//   dimension: low + 1
//   S: rank 2
//   S: rank 3+
//   S: has 1
//   T: rank 1
//   T: rank 2
//   E: f8E3M4
//   F: f8E3M4
//   scan_dim_size: given
//   scan_dim_size: low
//   is_reverse: true
//   is_associative: absent
//   operandSegmentSizes: low
//   resultSegmentSizes: low
// legal 0 0: [-4.0,-4.0,0.0,0.0]
// legal 0 1: [1.0,0.5,1.0,0.5,-2.0,2.0,-2.0,2.0,-1.0,-1.5,-1.0,-1.5,0.5,-0.5,0.5,-0.5]

module {
func.func @program(%arg0: tensor<4x2x4x1xf8E3M4>, %arg1: tensor<4x2x3xf8E3M4>) -> (tensor<2x2xf8E3M4>, tensor<4x2x2xf8E3M4>) {
  %0, %1 = chlo.scan(%arg0, %arg1) inits () dimension=1 attributes {scan_dim_size = 2 : i64, is_reverse = true} {
  ^bb0(%2: tensor<4x4x1xf8E3M4>, %3: tensor<4x3xf8E3M4>):
    %4 = stablehlo.constant dense<[[1.0, 0.5], [-2.0, 2.0], [-1.0, -1.5], [0.5, -0.5]]> : tensor<4x2xf8E3M4>
    %5 = stablehlo.constant dense<[-4.0, 0.0]> : tensor<2xf8E3M4>
    stablehlo.return %4, %5 : tensor<4x2xf8E3M4>, tensor<2xf8E3M4>
  } : (tensor<4x2x4x1xf8E3M4>, tensor<4x2x3xf8E3M4>) -> (tensor<4x2x2xf8E3M4>, tensor<2x2xf8E3M4>)
  return %1, %0 : tensor<2x2xf8E3M4>, tensor<4x2x2xf8E3M4>
}

  func.func @main(%input0: tensor<4x2x4x1xf8E3M4>, %input1: tensor<4x2x3xf8E3M4>) {
    %r:2 = func.call @program(%input0, %input1) : (tensor<4x2x4x1xf8E3M4>, tensor<4x2x3xf8E3M4>) -> (tensor<2x2xf8E3M4>, tensor<4x2x2xf8E3M4>)
    %v0 = stablehlo.convert %r#0 : (tensor<2x2xf8E3M4>) -> tensor<2x2xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x2xf64>) -> tensor<2x2xi64>
    check.expect_eq_const %v1, dense<[[-4607182418800017408, -4607182418800017408], [0, 0]]> : tensor<2x2xi64>
    %v2 = stablehlo.convert %r#1 : (tensor<4x2x2xf8E3M4>) -> tensor<4x2x2xf64>
    check.expect_eq_const %v2, dense<[[[1.0, 0.5], [1.0, 0.5]], [[-2.0, 2.0], [-2.0, 2.0]], [[-1.0, -1.5], [-1.0, -1.5]], [[0.5, -0.5], [0.5, -0.5]]]> : tensor<4x2x2xf64>
    func.return
  }
}
