// RUN: stablehlo-translate --interpret %s --args='[dense<[[0, 0], [9, 1], [4, 7], [4, 1], [8, 7]]> : tensor<5x2xui32>]'
// RUN: : @program
// stablehlo.dynamic_conv on ui32, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: ui32
//   F: ui32
//   G: ui32
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   I: ui32
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: [0,0,0,33,80,63,54,88,87,18,40,33,66,120,111]

module {
func.func @program(%arg0: tensor<5x2xui32>) -> tensor<5x3xui32> {
  %0 = stablehlo.constant dense<[[3, 6], [8, 8], [6, 9]]> : tensor<3x2xui32>
  %1 = stablehlo.constant dense<> : tensor<0x2xui32>
  %2 = "stablehlo.dynamic_conv"(%arg0, %0, %1) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>]}> : (tensor<5x2xui32>, tensor<3x2xui32>, tensor<0x2xui32>) -> tensor<5x3xui32>
  return %2 : tensor<5x3xui32>
}

  func.func @main(%input0: tensor<5x2xui32>) {
    %r = func.call @program(%input0) : (tensor<5x2xui32>) -> (tensor<5x3xui32>)
    check.expect_eq_const %r, dense<[[0, 0, 0], [33, 80, 63], [54, 88, 87], [18, 40, 33], [66, 120, 111]]> : tensor<5x3xui32>
    func.return
  }
}
