// RUN: stablehlo-translate --interpret %s --args='[dense<"0x0B06010C03080104070704080C0909090202010902070504000B0F0A040509000B0904040F000701060B0106040F0304070B04020F09040409070B07090905020209020907040B01080A0E020B020F000800010209020407080A000F0107040E"> : tensor<4x2x2x6xi4>]'
// RUN: : @program
// stablehlo.dynamic_conv on i4, special values
//   n: more
//   i: more
//   o: more
//   X: rank 2
//   W: 1
//   W: more
//   E: i4
//   F: i4
//   G: i4
//   feature_group_count: low
//   batch_group_count: low + 1
//   input_batch_dimension: later
//   input_feature_dimension: later
//   input_spatial_dimensions: ascending
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: ascending
//   output_batch_dimension: later
//   output_feature_dimension: later
//   output_spatial_dimensions: ascending
//   lhs_dilation: low + 1
//   rhs_dilation: low
//   rhs_dilation: low + 1
//   window_reversal: false
//   window_reversal: true
//   pads: negative
//   pads: 0
//   pads: positive
//   pads: near 1
//   pads: near 1 + 1
//   pads: near 2
//   I: i4
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
// legal 0 0: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,null,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<4x2x2x6xi4>) -> tensor<4x8x1x3xi4> {
  %0 = stablehlo.constant dense<"0x0F0F08020E010709000906020208040704020E020F0702070E080D0508070104020100040102040E020400070007000F040B000708080B0F0000000B0705010002040701000909080B0F0F0F050B0907"> : tensor<1x2x8x5xi4>
  %1 = stablehlo.constant dense<[[-2, 1], [2, 0]]> : tensor<2x2xi4>
  %2 = "stablehlo.dynamic_conv"(%arg0, %0, %1) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[0, f, 1, b]x[0, i, o, 1]->[0, f, 1, b]>, window_strides = array<i64: 3, 4>, lhs_dilation = array<i64: 4, 2>, rhs_dilation = array<i64: 2, 1>, window_reversal = array<i1: false, true>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<4x2x2x6xi4>, tensor<1x2x8x5xi4>, tensor<2x2xi4>) -> tensor<4x8x1x3xi4>
  return %2 : tensor<4x8x1x3xi4>
}

  func.func @main(%input0: tensor<4x2x2x6xi4>) {
    %r = func.call @program(%input0) : (tensor<4x2x2x6xi4>) -> (tensor<4x8x1x3xi4>)
    %v0 = stablehlo.constant dense<[[[[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]]], [[[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]]], [[[7, 7, 7]], [[7, 7, 7]], [[7, 7, 7]], [[7, 7, 7]], [[7, 7, 7]], [[7, 7, 7]], [[7, 7, 7]], [[7, 7, 7]]], [[[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]]]]> : tensor<4x8x1x3xi4>
    %v1 = stablehlo.constant dense<[[[[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]]], [[[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]]], [[[-8, -8, -8]], [[-8, -8, -8]], [[-8, -8, -8]], [[-8, -8, -8]], [[-8, -8, -8]], [[-8, -8, -8]], [[-8, -8, -8]], [[-8, -8, -8]]], [[[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]], [[0, 0, 0]]]]> : tensor<4x8x1x3xi4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4x8x1x3xi4>, tensor<4x8x1x3xi4>) -> tensor<4x8x1x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4x8x1x3xi4>, tensor<4x8x1x3xi4>) -> tensor<4x8x1x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x8x1x3xi1>
    %v5 = stablehlo.constant dense<[[[[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]]], [[[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]]], [[[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]], [[true, true, true]]], [[[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]], [[false, false, false]]]]> : tensor<4x8x1x3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4x8x1x3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4x8x1x3xi1>
    func.return
  }
}
