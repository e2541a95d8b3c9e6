// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0], [0.25], [0.0], [-0.25], [2.0], [2.0], [-2.0], [0.0], [-1.75], [-2.0], [1.0], [-0.25], [1.75], [0.0], [0.0], [0.0], [0.0], [0.0], [0.0], [0.5]]> : tensor<20x1xf32>]'
// RUN: : @program
// stablehlo.dynamic_conv on f32, exact values
//   n: 1
//   i: more
//   o: 1
//   X: rank 0
//   E: f32
//   F: f32
//   G: f32
//   batch_group_count: low (otherwise)
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
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
// legal 0 0: [9.25,6.25,-1.0,-3.0]

module {
func.func @program(%arg0: tensor<20x1xf32>) -> tensor<4x1xf32> {
  %0 = stablehlo.constant dense<[[-2.0, -1.0, 1.0, -6.0, 4.0], [4.0, -5.0, -1.0, 1.0, 5.0], [-2.0, -4.0, 0.0, -3.0, -1.0], [2.0, 7.0, 4.0, -1.0, -6.0]]> : tensor<4x5xf32>
  %1 = stablehlo.constant dense<> : tensor<0x2xi16>
  %2 = "stablehlo.dynamic_conv"(%arg0, %0, %1) <{feature_group_count = 4 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[f, b]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<20x1xf32>, tensor<4x5xf32>, tensor<0x2xi16>) -> tensor<4x1xf32>
  return %2 : tensor<4x1xf32>
}

  func.func @main(%input0: tensor<20x1xf32>) {
    %r = func.call @program(%input0) : (tensor<20x1xf32>) -> (tensor<4x1xf32>)
    %v0 = stablehlo.convert %r : (tensor<4x1xf32>) -> tensor<4x1xf64>
    check.expect_eq_const %v0, dense<[[9.25], [6.25], [-1.0], [-3.0]]> : tensor<4x1xf64>
    func.return
  }
}
