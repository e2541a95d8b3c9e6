// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-6.1035156e-05, -5.9921875, -6.097555e-05, 6.0820312, -0.5, -0.87402344, -5.9604645e-08, 65504.0]], [[3.4355469, -6.1035156e-05, 0.30786133, -0.54541016, -6.097555e-05, -5.9604645e-08, -0.42358398, 0.9658203]]], [[[-6.097555e-05, -7.1640625, 5.9604645e-08, 1.3613281, 6.097555e-05, -1.8720703, 0.48583984, 1.3935547]], [[-6.097555e-05, -1.0136719, 5.9604645e-08, 0.0, 0.25268555, -0.5, -3.765625, 0x7C00]]], [[[-5.9604645e-08, 5.8007812, 2.1621094, 6.5820312, 6.097555e-05, 2.6875, -6.1035156e-05, -0.27905273]], [[6.6953125, 6.097555e-05, -1.0, 3.015625, -0.96435547, 1.0, -65504.0, 0.5]]], [[[-2.6347656, 0.52197266, -65504.0, -1.7832031, 1.0751953, 0.88720703, 6.097555e-05, -0.5]], [[0x7E00, 1.3623047, 4.4726562, -0.0, 0xFE00, 1.0, 5.9604645e-08, -6.1035156e-05]]]]> : tensor<4x2x1x8xf16>, dense<[[[[-0.20910645]], [[-1.5683594]], [[-0.0126953125]], [[-13.5625]]], [[[-0.5048828]], [[3.9765625]], [[-3884.0]], [[-408.25]]], [[[-5.8828125]], [[0.12695312]], [[-1.2558594]], [[-0.44067383]]], [[[-0.14172363]], [[0.49194336]], [[-0.9086914]], [[-4.46875]]]]> : tensor<4x4x1x1xf16>]'
// RUN: : @program
// stablehlo.dynamic_conv on f16, special values
//   n: more
//   i: more
//   o: more
//   X: rank 2
//   X: has 1
//   W: 1
//   E: f16
//   F: f16
//   G: f16
//   feature_group_count: low + 1
//   batch_group_count: low (otherwise)
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: ascending
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: ascending
//   output_batch_dimension: later
//   output_feature_dimension: later
//   output_spatial_dimensions: ascending
//   window_strides: low
//   lhs_dilation: low
//   rhs_dilation: low
//   window_reversal: false
//   window_reversal: true
//   pads: negative
//   pads: 0
//   pads: positive
//   pads: near 1 - 1
//   pads: near 1
//   pads: near 1 + 1
//   pads: near 2 - 1
//   pads: near 2 + 1
//   I: i32
//   precision_config: absent
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<4x2x1x8xf16>, %arg1: tensor<4x4x1x1xf16>) -> tensor<3x1x4x4xf16> {
  %0 = stablehlo.constant dense<[[1, 0], [1, -1]]> : tensor<2x2xi32>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 2 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[i, o, 0, 1]->[0, 1, b, f]>, window_reversal = array<i1: true, false>}> : (tensor<4x2x1x8xf16>, tensor<4x4x1x1xf16>, tensor<2x2xi32>) -> tensor<3x1x4x4xf16>
  return %1 : tensor<3x1x4x4xf16>
}

  func.func @main(%input0: tensor<4x2x1x8xf16>, %input1: tensor<4x4x1x1xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x2x1x8xf16>, tensor<4x4x1x1xf16>) -> (tensor<3x1x4x4xf16>)
    %v0 = stablehlo.convert %r : (tensor<3x1x4x4xf16>) -> tensor<3x1x4x4xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<3x1x4x4xf64>
    func.return
  }
}
