// RUN: stablehlo-translate --interpret %s --args='[dense<[[-3.0], [-2.0], [2.0]]> : tensor<3x1xbf16>, dense<[[4.0, 7.0, 1.0, -1.0, -7.0]]> : tensor<1x5xbf16>]'
// RUN: : @program
// stablehlo.convolution on bf16, exact values
//   n: more
//   i: 1
//   o: more
//   X: rank 0
//   E: bf16
//   F: bf16
//   G: bf16
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
//   precision_config: absent
// legal 0 0: [-12.0,-8.0,8.0,-21.0,-14.0,14.0,-3.0,-2.0,2.0,3.0,2.0,-2.0,21.0,14.0,-14.0]

module {
func.func @program(%arg0: tensor<3x1xbf16>, %arg1: tensor<1x5xbf16>) -> tensor<5x3xbf16> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[i, o]->[f, b], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<3x1xbf16>, tensor<1x5xbf16>) -> tensor<5x3xbf16>
  return %0 : tensor<5x3xbf16>
}

  func.func @main(%input0: tensor<3x1xbf16>, %input1: tensor<1x5xbf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x1xbf16>, tensor<1x5xbf16>) -> (tensor<5x3xbf16>)
    %v0 = stablehlo.convert %r : (tensor<5x3xbf16>) -> tensor<5x3xf64>
    check.expect_eq_const %v0, dense<[[-12.0, -8.0, 8.0], [-21.0, -14.0, 14.0], [-3.0, -2.0, 2.0], [3.0, 2.0, -2.0], [21.0, 14.0, -14.0]]> : tensor<5x3xf64>
    func.return
  }
}
