// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[1], [2], [127], [0]]], [[[-127], [64], [1], [0]]], [[[-1], [64], [-9], [1]]]]> : tensor<3x1x4x1xi8>]'
// RUN: : @program
// stablehlo.convolution on i8, special values
//   n: more
//   i: more
//   o: more
//   X: rank 2
//   X: has 1
//   W: 1
//   E: i8
//   F: i8
//   G: i8
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: unordered
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: ascending
//   output_batch_dimension: later
//   output_feature_dimension: later
//   output_spatial_dimensions: unordered
//   window_strides: low + 1
//   lhs_dilation: low
//   rhs_dilation: low
//   window_reversal: true
//   padding: negative
//   padding: positive
//   padding: near 1 - 1
//   padding: near 1 + 1
//   padding: near 2 - 1
//   padding: near 2
//   padding: near 2 + 1
//   precision_config: given
//   precision_config: HIGH
// legal 0 0: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<3x1x4x1xi8>) -> tensor<1x4x2x2xi8> {
  %0 = stablehlo.constant dense<[[[[99, -66, -1, 1, 64]], [[6, -127, -88, 92, -128]], [[106, -127, -1, 0, 0]]], [[[-95, -1, 64, -1, 32]], [[98, 64, -127, -127, -49]], [[0, 12, -127, 18, -115]]]]> : tensor<2x3x1x5xi8>
  %1 = stablehlo.convolution(%0, %arg0) dim_numbers = [b, f, 1, 0]x[i, 0, o, 1]->[1, f, 0, b], window = {stride = [2, 3], pad = [[-4, 2], [1, -1]], lhs_dilate = [1, 4], rhs_dilate = [3, 1], reverse = [true, true]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<2x3x1x5xi8>, tensor<3x1x4x1xi8>) -> tensor<1x4x2x2xi8>
  return %1 : tensor<1x4x2x2xi8>
}

  func.func @main(%input0: tensor<3x1x4x1xi8>) {
    %r = func.call @program(%input0) : (tensor<3x1x4x1xi8>) -> (tensor<1x4x2x2xi8>)
    check.expect_eq_const %r, dense<0> : tensor<1x4x2x2xi8>
    func.return
  }
}
