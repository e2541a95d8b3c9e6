// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dynamic_conv on f8E4M3FN, special values
//   n: more
//   i: more
//   o: more
//   X: rank 1
//   W: more
//   E: f8E4M3FN
//   F: f8E4M3FN
//   G: f8E4M3FN
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: later
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: one
//   output_batch_dimension: later
//   output_feature_dimension: later
//   output_spatial_dimensions: one
//   lhs_dilation: low
//   window_reversal: true
//   pads: 0
//   pads: positive
//   pads: near 1
//   pads: near 1 + 1
//   pads: near 2 - 1
//   pads: near 2
//   I: i4
//   precision_config: absent
// legal 0 0: [-22.0,"nan","nan","nan","nan",88.0,"nan","nan","nan","nan",176.0,"nan","nan","nan","nan",6.0,"nan","nan","nan","nan"]

module {
func.func @program() -> tensor<1x4x5xf8E4M3FN> {
  %0 = stablehlo.constant dense<[[[7.0, -3.5, -60.0, -2.25], [1.625, -1.875, 1.125, 1.25], [-2.0, 160.0, 0.40625, -1.875], [-3.25, -1.625, -0.6875, 1.875]], [[0.5625, 0.1015625, -1.25, -1.125], [-3.25, -0.625, -0.8125, -0.625], [-1.375, -2.5, -2.5, -1.875], [-1.25, 0.4375, -0.6875, -1.875]], [[-0.75, -2.5, -0.015625, 0.4375], [-240.0, 1.5, 3.0, 1.625], [2.0, 0.025390625, -2.5, -0.1015625], [1.375, -0.05859375, 0.5625, 0.02734375]]]> : tensor<3x4x4xf8E4M3FN>
  %1 = stablehlo.constant dense<[[[-0.015625, -0.0, 4.5, -0.5625], [-3.0, 0.013671875, 0.46875, 0.001953125]], [[0.4375, 0.015625, -2.75, 1.5], [448.0, -0.6875, -2.5, 0xFF]], [[1.375, 0.9375, -0.013671875, -0.375], [1.375, -0.5, -0.5, 0xFF]], [[0xFF, -448.0, 0.28125, 0.0], [-1.875, 1.0, 1.0, 0.013671875]], [[-0.5, 0.015625, 2.25, 1.0], [-1.0, 0.001953125, 0xFF, -0.9375]]]> : tensor<5x2x4xf8E4M3FN>
  %2 = stablehlo.constant dense<[[0, 1]]> : tensor<1x2xi4>
  %3 = "stablehlo.dynamic_conv"(%0, %1, %2) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[0, f, b]x[o, 0, i]->[0, b, f]>, window_strides = array<i64: 4>, rhs_dilation = array<i64: 3>, window_reversal = array<i1: true>}> : (tensor<3x4x4xf8E4M3FN>, tensor<5x2x4xf8E4M3FN>, tensor<1x2xi4>) -> tensor<1x4x5xf8E4M3FN>
  return %3 : tensor<1x4x5xf8E4M3FN>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<1x4x5xf8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x4x5xf8E4M3FN>) -> tensor<1x4x5xf64>
    %v1 = stablehlo.constant dense<[[[-22.0, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [88.0, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [176.0, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000], [6.0, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000]]]> : tensor<1x4x5xf64>
    %v2 = stablehlo.constant dense<[[[-22.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [88.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [176.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000], [6.0, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000]]]> : tensor<1x4x5xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x4x5xi1>
    %v6 = stablehlo.constant dense<[[[false, true, true, true, true], [false, true, true, true, true], [false, true, true, true, true], [false, true, true, true, true]]]> : tensor<1x4x5xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x4x5xf64>, tensor<1x4x5xf64>) -> tensor<1x4x5xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x4x5xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x4x5xi1>
    check.expect_eq_const %v9, dense<true> : tensor<1x4x5xi1>
    func.return
  }
}
