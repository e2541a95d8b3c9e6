// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, -1.5, -0.5, 1.5], [-2.0, -2.0, 2.0, 0.5], [-2.0, 2.0, 0.5, 1.0]]> : tensor<3x4xf6E2M3FN>]'
// RUN: : @program
// stablehlo.dynamic_conv on f6E2M3FN, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: f6E2M3FN
//   F: f6E2M3FN
//   G: f6E2M3FN
//   feature_group_count: low
//   batch_group_count: low + 1
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   I: i32
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
// legal 0 0: [7.5,4.0,7.5,0.5,7.5,7.5,-3.5,-4.0,0.5,-6.5,-7.5,1.0]

module {
func.func @program(%arg0: tensor<3x4xf6E2M3FN>) -> tensor<6x2xf6E2M3FN> {
  %0 = stablehlo.constant dense<[[0.0, -3.0, -1.0], [-3.0, 0.0, -2.0], [-3.0, -2.0, 0.0], [-3.0, -3.0, 2.0], [-3.0, 0.0, -2.0], [2.0, -4.0, 0.0]]> : tensor<6x3xf6E2M3FN>
  %1 = stablehlo.constant dense<> : tensor<0x2xi32>
  %2 = "stablehlo.dynamic_conv"(%arg0, %0, %1) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[f, b]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<3x4xf6E2M3FN>, tensor<6x3xf6E2M3FN>, tensor<0x2xi32>) -> tensor<6x2xf6E2M3FN>
  return %2 : tensor<6x2xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x4xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<3x4xf6E2M3FN>) -> (tensor<6x2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<6x2xf6E2M3FN>) -> tensor<6x2xf64>
    check.expect_eq_const %v0, dense<[[7.5, 4.0], [7.5, 0.5], [7.5, 7.5], [-3.5, -4.0], [0.5, -6.5], [-7.5, 1.0]]> : tensor<6x2xf64>
    func.return
  }
}
