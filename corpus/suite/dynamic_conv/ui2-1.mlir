// RUN: stablehlo-translate --interpret %s --args='[dense<[[1, 1], [0, 1], [1, 1]]> : tensor<3x2xui2>]'
// RUN: : @program
// stablehlo.dynamic_conv on ui2, exact values
//   n: 1
//   i: more
//   o: more
//   X: rank 0
//   E: ui2
//   F: ui2
//   G: ui2
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   I: ui2
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
// legal 0 0: [0,1]

module {
func.func @program(%arg0: tensor<3x2xui2>) -> tensor<2x1xui2> {
  %0 = stablehlo.constant dense<[[0, 1, 0]]> : tensor<1x3xui2>
  %1 = stablehlo.constant dense<> : tensor<0x2xui2>
  %2 = "stablehlo.dynamic_conv"(%0, %arg0, %1) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[f, b]>, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> : (tensor<1x3xui2>, tensor<3x2xui2>, tensor<0x2xui2>) -> tensor<2x1xui2>
  return %2 : tensor<2x1xui2>
}

  func.func @main(%input0: tensor<3x2xui2>) {
    %r = func.call @program(%input0) : (tensor<3x2xui2>) -> (tensor<2x1xui2>)
    check.expect_eq_const %r, dense<[[0], [1]]> : tensor<2x1xui2>
    func.return
  }
}
