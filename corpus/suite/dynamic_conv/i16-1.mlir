// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3, -6, -1], [32767, -1, -7], [-32768, 6, -32767], [0, -32768, 1]]> : tensor<4x3xi16>, dense<[[6, 1, 0, 0], [8, -32768, 9, 32767], [-32768, -4, 5, 2]]> : tensor<3x4xi16>]'
// RUN: : @program
// stablehlo.dynamic_conv on i16, special values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: i16
//   F: i16
//   G: i16
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   I: i16
//   precision_config: absent
// legal 0 0: [32749,-37,-13,null,null,null,null,null,null]

module {
func.func @program(%arg0: tensor<4x3xi16>, %arg1: tensor<3x4xi16>) -> tensor<3x3xi16> {
  %0 = stablehlo.constant dense<> : tensor<0x2xi16>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[f, b]>}> : (tensor<4x3xi16>, tensor<3x4xi16>, tensor<0x2xi16>) -> tensor<3x3xi16>
  return %1 : tensor<3x3xi16>
}

  func.func @main(%input0: tensor<4x3xi16>, %input1: tensor<3x4xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x3xi16>, tensor<3x4xi16>) -> (tensor<3x3xi16>)
    %v0 = stablehlo.constant dense<[[32749, -37, -13], [32767, 32767, 32767], [32767, 32767, 32767]]> : tensor<3x3xi16>
    %v1 = stablehlo.constant dense<[[32749, -37, -13], [-32768, -32768, -32768], [-32768, -32768, -32768]]> : tensor<3x3xi16>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<3x3xi16>, tensor<3x3xi16>) -> tensor<3x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<3x3xi16>, tensor<3x3xi16>) -> tensor<3x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<3x3xi1>
    %v5 = stablehlo.constant dense<[[false, false, false], [true, true, true], [true, true, true]]> : tensor<3x3xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<3x3xi1>
    check.expect_eq_const %v6, dense<true> : tensor<3x3xi1>
    func.return
  }
}
