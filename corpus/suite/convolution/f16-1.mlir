// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.5, -1.25]]> : tensor<1x2xf16>, dense<[[-7.0, -6.0, 8.0], [4.0, -1.0, -3.0]]> : tensor<2x3xf16>]'
// RUN: : @program
// stablehlo.convolution on f16, exact values
//   n: 1
//   i: more
//   o: more
//   X: rank 0
//   E: f16
//   F: f16
//   G: f16
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
// legal 0 0: [-8.5,-1.75,7.75]

module {
func.func @program(%arg0: tensor<1x2xf16>, %arg1: tensor<2x3xf16>) -> tensor<3x1xf16> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[i, o]->[f, b], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<1x2xf16>, tensor<2x3xf16>) -> tensor<3x1xf16>
  return %0 : tensor<3x1xf16>
}

  func.func @main(%input0: tensor<1x2xf16>, %input1: tensor<2x3xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x2xf16>, tensor<2x3xf16>) -> (tensor<3x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<3x1xf16>) -> tensor<3x1xf64>
    check.expect_eq_const %v0, dense<[[-8.5], [-1.75], [7.75]]> : tensor<3x1xf64>
    func.return
  }
}
