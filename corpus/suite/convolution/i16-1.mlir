// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2, 9, 9, -5, 1, -8, -8, 0], [-3, -1, 1, 3, -9, -1, 4, -9], [0, 6, -6, 6, 3, -5, -2, -1]]> : tensor<3x8xi16>]'
// RUN: : @program
// stablehlo.convolution on i16, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: i16
//   F: i16
//   G: i16
//   feature_group_count: low
//   batch_group_count: low + 1
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   precision_config: given
//   precision_config: HIGH
// legal 0 0: [null,-2,null,null,null,null,null,null,23892,null,null,null,null,null,null,null,-23910,null,null,null,null,null,null,null,null,null,null,null,null,null,-2,32767]

module {
func.func @program(%arg0: tensor<3x8xi16>) -> tensor<4x8xi16> {
  %0 = stablehlo.constant dense<[[-1, -23901, 0], [1, 0, 18345], [28101, -5506, 32767], [-20309, -17161, 2054], [-32768, -26601, 0], [0, 27023, 16384], [32767, 0, 2], [23553, 0, -32767]]> : tensor<8x3xi16>
  %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [f, b]x[o, i]->[b, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<3x8xi16>, tensor<8x3xi16>) -> tensor<4x8xi16>
  return %1 : tensor<4x8xi16>
}

  func.func @main(%input0: tensor<3x8xi16>) {
    %r = func.call @program(%input0) : (tensor<3x8xi16>) -> (tensor<4x8xi16>)
    %v0 = stablehlo.constant dense<[[32767, -2, 32767, 32767, 32767, 32767, 32767, 32767], [23892, 32767, 32767, 32767, 32767, 32767, 32767, 32767], [-23910, 32767, 32767, 32767, 32767, 32767, 32767, 32767], [32767, 32767, 32767, 32767, 32767, 32767, -2, 32767]]> : tensor<4x8xi16>
    %v1 = stablehlo.constant dense<[[-32768, -2, -32768, -32768, -32768, -32768, -32768, -32768], [23892, -32768, -32768, -32768, -32768, -32768, -32768, -32768], [-23910, -32768, -32768, -32768, -32768, -32768, -32768, -32768], [-32768, -32768, -32768, -32768, -32768, -32768, -2, 32767]]> : tensor<4x8xi16>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4x8xi16>, tensor<4x8xi16>) -> tensor<4x8xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4x8xi16>, tensor<4x8xi16>) -> tensor<4x8xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x8xi1>
    %v5 = stablehlo.constant dense<[[true, false, true, true, true, true, true, true], [false, true, true, true, true, true, true, true], [false, true, true, true, true, true, true, true], [true, true, true, true, true, true, false, false]]> : tensor<4x8xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<4x8xi1>
    check.expect_eq_const %v6, dense<true> : tensor<4x8xi1>
    func.return
  }
}
