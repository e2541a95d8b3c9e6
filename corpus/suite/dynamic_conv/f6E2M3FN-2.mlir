// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<5x0xf6E2M3FN>, dense<> : tensor<2x0xf6E2M3FN>]'
// RUN: : @program
// stablehlo.dynamic_conv on f6E2M3FN, envelope values
//   n: more
//   i: 0
//   o: more
//   X: rank 0
//   E: f6E2M3FN
//   F: f64
//   G: f6E2M3FN
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   I: ui16
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
// legal 0 0: [0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0,0.0]

module {
func.func @program(%arg0: tensor<5x0xf6E2M3FN>, %arg1: tensor<2x0xf6E2M3FN>) -> tensor<2x5xf64> {
  %0 = stablehlo.constant dense<> : tensor<0x2xui16>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[f, b]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]}> : (tensor<5x0xf6E2M3FN>, tensor<2x0xf6E2M3FN>, tensor<0x2xui16>) -> tensor<2x5xf64>
  return %1 : tensor<2x5xf64>
}

  func.func @main(%input0: tensor<5x0xf6E2M3FN>, %input1: tensor<2x0xf6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x0xf6E2M3FN>, tensor<2x0xf6E2M3FN>) -> (tensor<2x5xf64>)
    %v0 = stablehlo.bitcast_convert %r : (tensor<2x5xf64>) -> tensor<2x5xi64>
    check.expect_eq_const %v0, dense<0> : tensor<2x5xi64>
    func.return
  }
}
