// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[128, 3, 250, 7]], [[252, 128, 127, 127]], [[127, 4, 249, 1]]]]> : tensor<1x3x1x4xui8>, dense<"0xFF05FEFC7FFA067F800281F90201FFFF00FF00097F090002FE08FF04FA00F77FF781FF010200FCF70000FF010000FB00FF40028101FF40010501FF80FE01FB807F0601407FFEFFFEFC06028100027F4002F9020509F881FAFC05027F03FEFB0208FA8100F70240F8000381F7"> : tensor<3x4x3x3xui8>]'
// RUN: : @program
// stablehlo.convolution on ui8, special values
//   n: 1
//   i: more
//   o: more
//   X: rank 2
//   X: has 1
//   W: more
//   E: ui8
//   F: ui8
//   G: ui8
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: ascending
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: ascending
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: unordered
//   window_strides: low + 1
//   lhs_dilation: low
//   rhs_dilation: low
//   window_reversal: false
//   window_reversal: true
//   padding: 0
//   padding: positive
//   padding: near 1
//   padding: near 1 + 1
//   padding: near 2 - 1
//   padding: near 2
//   padding: near 2 + 1
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: [0,0,0]

module {
func.func @program(%arg0: tensor<1x3x1x4xui8>, %arg1: tensor<3x4x3x3xui8>) -> tensor<1x3x1x1xui8> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, i, 1, o]->[b, f, 1, 0], window = {stride = [2, 3], pad = [[1, 0], [7, 1]], lhs_dilate = [1, 4], rhs_dilate = [1, 4], reverse = [true, false]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x1x4xui8>, tensor<3x4x3x3xui8>) -> tensor<1x3x1x1xui8>
  return %0 : tensor<1x3x1x1xui8>
}

  func.func @main(%input0: tensor<1x3x1x4xui8>, %input1: tensor<3x4x3x3xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x3x1x4xui8>, tensor<3x4x3x3xui8>) -> (tensor<1x3x1x1xui8>)
    check.expect_eq_const %r, dense<0> : tensor<1x3x1x1xui8>
    func.return
  }
}
