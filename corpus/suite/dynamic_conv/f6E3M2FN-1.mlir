// RUN: stablehlo-translate --interpret %s --args='[dense<[[[0.4375], [0.3125], [-28.0], [-5.0]], [[-0.1875], [-0.875], [0.0625], [-1.25]]]> : tensor<2x4x1xf6E3M2FN>]'
// RUN: : @program
// stablehlo.dynamic_conv on f6E3M2FN, special values
//   n: more
//   i: more
//   o: 1
//   X: rank 1
//   W: more
//   E: f6E3M2FN
//   F: f6E3M2FN
//   G: f6E3M2FN
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: one
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: one
//   window_strides: low
//   rhs_dilation: low + 1
//   window_reversal: false
//   pads: negative
//   pads: positive
//   pads: near 1 - 1
//   pads: near 1 + 1
//   pads: near 2 + 1
//   I: i8
//   precision_config: absent
// legal 0 0: [[0.0,0.0],null,[0.0,0.0],[0.0,0.0],null,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2x4x1xf6E3M2FN>) -> tensor<2x1x3xf6E3M2FN> {
  %0 = stablehlo.constant dense<[[[0.875, -0.0], [-0.25, -0.0]], [[28.0, 1.25], [-0.75, -0.0]], [[0.0, 3.5], [2.0, 0.3125]], [[7.0, -0.0625], [-4.0, 28.0]]]> : tensor<4x2x2xf6E3M2FN>
  %1 = stablehlo.constant dense<[[1, -1]]> : tensor<1x2xi8>
  %2 = "stablehlo.dynamic_conv"(%0, %arg0, %1) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b, 0]x[0, i, o]->[b, f, 0]>, lhs_dilation = array<i64: 4>, rhs_dilation = array<i64: 2>}> : (tensor<4x2x2xf6E3M2FN>, tensor<2x4x1xf6E3M2FN>, tensor<1x2xi8>) -> tensor<2x1x3xf6E3M2FN>
  return %2 : tensor<2x1x3xf6E3M2FN>
}

  func.func @main(%input0: tensor<2x4x1xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<2x4x1xf6E3M2FN>) -> (tensor<2x1x3xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<2x1x3xf6E3M2FN>) -> tensor<2x1x3xf64>
    %v1 = stablehlo.constant dense<[[[0.0, 0x7FF0000000000000, 0.0]], [[0.0, 0x7FF0000000000000, 0.0]]]> : tensor<2x1x3xf64>
    %v2 = stablehlo.constant dense<[[[0.0, 0xFFF0000000000000, 0.0]], [[0.0, 0xFFF0000000000000, 0.0]]]> : tensor<2x1x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<2x1x3xf64>, tensor<2x1x3xf64>) -> tensor<2x1x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<2x1x3xf64>, tensor<2x1x3xf64>) -> tensor<2x1x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<2x1x3xi1>
    %v6 = stablehlo.constant dense<[[[false, true, false]], [[false, true, false]]]> : tensor<2x1x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<2x1x3xf64>, tensor<2x1x3xf64>) -> tensor<2x1x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<2x1x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<2x1x3xi1>
    %v10 = stablehlo.constant dense<[[[false, true, false]], [[false, true, false]]]> : tensor<2x1x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<2x1x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<2x1x3xf64>, tensor<2x1x3xf64>) -> tensor<2x1x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<2x1x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<2x1x3xi1>
    %v15 = stablehlo.constant dense<[[[false, true, false]], [[false, true, false]]]> : tensor<2x1x3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<2x1x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<2x1x3xf64>, tensor<2x1x3xf64>) -> tensor<2x1x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<2x1x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<2x1x3xi1>
    %v20 = stablehlo.constant dense<[[[false, true, false]], [[false, true, false]]]> : tensor<2x1x3xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<2x1x3xi1>
    check.expect_eq_const %v21, dense<true> : tensor<2x1x3xi1>
    func.return
  }
}
