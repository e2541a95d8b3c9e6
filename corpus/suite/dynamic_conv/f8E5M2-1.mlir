// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<2x0xf8E5M2>, dense<> : tensor<8x0xf8E5M2>]'
// RUN: : @program
// stablehlo.dynamic_conv on f8E5M2, special values
//   n: more
//   i: 0
//   o: more
//   X: rank 0
//   E: f8E5M2
//   F: f8E5M2
//   G: f8E5M2
//   batch_group_count: low (otherwise)
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   I: ui64
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
// legal 0 0: [0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<2x0xf8E5M2>, %arg1: tensor<8x0xf8E5M2>) -> tensor<2x8xf8E5M2> {
  %0 = stablehlo.constant dense<> : tensor<0x2xui64>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]}> : (tensor<2x0xf8E5M2>, tensor<8x0xf8E5M2>, tensor<0x2xui64>) -> tensor<2x8xf8E5M2>
  return %1 : tensor<2x8xf8E5M2>
}

  func.func @main(%input0: tensor<2x0xf8E5M2>, %input1: tensor<8x0xf8E5M2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x0xf8E5M2>, tensor<8x0xf8E5M2>) -> (tensor<2x8xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x8xf8E5M2>) -> tensor<2x8xf64>
    %v1 = stablehlo.bitcast_convert %v0 : (tensor<2x8xf64>) -> tensor<2x8xi64>
    check.expect_eq_const %v1, dense<0> : tensor<2x8xi64>
    func.return
  }
}
