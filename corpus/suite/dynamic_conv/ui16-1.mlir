// RUN: stablehlo-translate --interpret %s --args='[dense<[[4, 2], [5, 7], [9, 7], [2, 4]]> : tensor<4x2xui16>]'
// RUN: : @program
// stablehlo.dynamic_conv on ui16, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: ui16
//   F: ui16
//   G: ui16
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   I: ui16
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
// legal 0 0: [68,180,55,131,84,180,57,109]

module {
func.func @program(%arg0: tensor<4x2xui16>) -> tensor<2x4xui16> {
  %0 = stablehlo.constant dense<[[2, 9, 5, 8], [6, 9, 4, 2], [2, 9, 1, 9], [6, 9, 3, 4]]> : tensor<4x4xui16>
  %1 = stablehlo.constant dense<> : tensor<0x2xui16>
  %2 = "stablehlo.dynamic_conv"(%arg0, %0, %1) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[b, f]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<4x2xui16>, tensor<4x4xui16>, tensor<0x2xui16>) -> tensor<2x4xui16>
  return %2 : tensor<2x4xui16>
}

  func.func @main(%input0: tensor<4x2xui16>) {
    %r = func.call @program(%input0) : (tensor<4x2xui16>) -> (tensor<2x4xui16>)
    check.expect_eq_const %r, dense<[[68, 180, 55, 131], [84, 180, 57, 109]]> : tensor<2x4xui16>
    func.return
  }
}
