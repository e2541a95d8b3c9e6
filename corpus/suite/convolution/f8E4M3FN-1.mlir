// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.5625, 2.0, 1.5], [0.015625, 448.0, -3.75], [-0.5, 0.001953125, -1.0], [0.6875, 0.5, -0.875], [0xFF, 3.0, 1.125]], [[0.015625, -0.34375, 0.6875], [0.375, 0.015625, 448.0], [0.875, -2.0, 0.28125], [-0.40625, -1.0, -0.013671875], [-0.28125, -1.0, -1.0]]]> : tensor<2x5x3xf8E4M3FN>, dense<[[[-0.0, -0.015625, -0.015625], [-1.75, 0.013671875, -4.0], [6.5, -0.8125, 0.013671875], [-7.0, -6.5, 0.001953125], [-1.25, -1.5, 1.375], [0.5, 0.5, 0.5], [1.5, 1.875, -0.5], [0xFF, -0.6875, 0.5], [0.875, -448.0, -448.0], [-0.5, -1.875, 0.4375]]]> : tensor<1x10x3xf8E4M3FN>]'
// RUN: : @program
// stablehlo.convolution on f8E4M3FN, special values
//   n: more
//   i: 1
//   o: more
//   X: rank 1
//   W: more
//   E: f8E4M3FN
//   F: f8E4M3FN
//   G: f8E4M3FN
//   feature_group_count: low + 1
//   batch_group_count: low (otherwise)
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: one
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: one
//   window_strides: low
//   rhs_dilation: low
//   window_reversal: false
//   padding: negative
//   padding: positive
//   padding: near 2 - 1
//   precision_config: absent
// legal 0 0: ["nan",-0.046875,-0.017578125,"nan",[0.0,0.0],[0.0,0.0],"nan",0.0390625,0.015625,"nan",-5.0,-2.0,"nan",-2.5,-0.9375,"nan",20.0,7.5,"nan",-20.0,-7.5,"nan",-20.0,-8.0,"nan",-4.5,-1.75,"nan",-3.75,-1.375,-0.140625,-0.5,-0.5,-0.140625,-0.5,-0.5,-0.5,-1.875,-1.875,-0.4375,-1.5,-1.5,"nan","nan","nan","nan","nan","nan",128.0,448.0,448.0,-0.25,-0.875,-0.875,0.5,1.875,1.875,0.140625,0.5,0.5]

module {
func.func @program(%arg0: tensor<2x5x3xf8E4M3FN>, %arg1: tensor<1x10x3xf8E4M3FN>) -> tensor<10x2x3xf8E4M3FN> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, 0, b]x[i, o, 0]->[f, 0, b], window = {pad = [[-11, 2]], lhs_dilate = [3]} {feature_group_count = 2 : i64, batch_group_count = 1 : i64} : (tensor<2x5x3xf8E4M3FN>, tensor<1x10x3xf8E4M3FN>) -> tensor<10x2x3xf8E4M3FN>
  return %0 : tensor<10x2x3xf8E4M3FN>
}

  func.func @main(%input0: tensor<2x5x3xf8E4M3FN>, %input1: tensor<1x10x3xf8E4M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x5x3xf8E4M3FN>, tensor<1x10x3xf8E4M3FN>) -> (tensor<10x2x3xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<10x2x3xf8E4M3FN>) -> tensor<10x2x3xf64>
    %v1 = stablehlo.constant dense<[[[0xFFF0000000000000, -0.046875, -0.017578125], [0xFFF0000000000000, 0.0, 0.0]], [[0xFFF0000000000000, 0.0390625, 0.015625], [0xFFF0000000000000, -5.0, -2.0]], [[0xFFF0000000000000, -2.5, -0.9375], [0xFFF0000000000000, 20.0, 7.5]], [[0xFFF0000000000000, -20.0, -7.5], [0xFFF0000000000000, -20.0, -8.0]], [[0xFFF0000000000000, -4.5, -1.75], [0xFFF0000000000000, -3.75, -1.375]], [[-0.140625, -0.5, -0.5], [-0.140625, -0.5, -0.5]], [[-0.5, -1.875, -1.875], [-0.4375, -1.5, -1.5]], [[0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]], [[128.0, 448.0, 448.0], [-0.25, -0.875, -0.875]], [[0.5, 1.875, 1.875], [0.140625, 0.5, 0.5]]]> : tensor<10x2x3xf64>
    %v2 = stablehlo.constant dense<[[[0x7FF0000000000000, -0.046875, -0.017578125], [0x7FF0000000000000, 0.0, 0.0]], [[0x7FF0000000000000, 0.0390625, 0.015625], [0x7FF0000000000000, -5.0, -2.0]], [[0x7FF0000000000000, -2.5, -0.9375], [0x7FF0000000000000, 20.0, 7.5]], [[0x7FF0000000000000, -20.0, -7.5], [0x7FF0000000000000, -20.0, -8.0]], [[0x7FF0000000000000, -4.5, -1.75], [0x7FF0000000000000, -3.75, -1.375]], [[-0.140625, -0.5, -0.5], [-0.140625, -0.5, -0.5]], [[-0.5, -1.875, -1.875], [-0.4375, -1.5, -1.5]], [[0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]], [[128.0, 448.0, 448.0], [-0.25, -0.875, -0.875]], [[0.5, 1.875, 1.875], [0.140625, 0.5, 0.5]]]> : tensor<10x2x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<10x2x3xf64>, tensor<10x2x3xf64>) -> tensor<10x2x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<10x2x3xf64>, tensor<10x2x3xf64>) -> tensor<10x2x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<10x2x3xi1>
    %v6 = stablehlo.constant dense<[[[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]], [[true, false, false], [true, false, false]], [[false, false, false], [false, false, false]], [[false, false, false], [false, false, false]], [[true, true, true], [true, true, true]], [[false, false, false], [false, false, false]], [[false, false, false], [false, false, false]]]> : tensor<10x2x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<10x2x3xf64>, tensor<10x2x3xf64>) -> tensor<10x2x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<10x2x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<10x2x3xi1>
    check.expect_eq_const %v9, dense<true> : tensor<10x2x3xi1>
    func.return
  }
}
