// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x0x1xi32>, dense<> : tensor<0x3x5xi32>]'
// RUN: : @program
// stablehlo.convolution on i32, exact values
//   n: 1
//   i: 0
//   o: more
//   X: rank 1
//   X: has 0
//   W: more
//   E: i32
//   F: i32
//   G: i32
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: later
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: one
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: one
//   window_strides: low + 1
//   lhs_dilation: low + 1
//   rhs_dilation: low + 1
//   window_reversal: true
//   padding: positive
//   padding: near 2 - 1
//   padding: near 2
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<0x0x1xi32>, %arg1: tensor<0x3x5xi32>) -> tensor<3x1x5xi32> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [0, f, b]x[i, o, 0]->[f, b, 0], window = {stride = [2], pad = [[8, 9]], lhs_dilate = [2], rhs_dilate = [2], reverse = [true]} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>]} : (tensor<0x0x1xi32>, tensor<0x3x5xi32>) -> tensor<3x1x5xi32>
  return %0 : tensor<3x1x5xi32>
}

  func.func @main(%input0: tensor<0x0x1xi32>, %input1: tensor<0x3x5xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<0x0x1xi32>, tensor<0x3x5xi32>) -> (tensor<3x1x5xi32>)
    check.expect_eq_const %r, dense<0> : tensor<3x1x5xi32>
    func.return
  }
}
