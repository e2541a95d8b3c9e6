// RUN: stablehlo-translate --interpret %s --args='[dense<[[2.75, -1.125], [-1.625, 3.75], [1.75, 0.625]]> : tensor<3x2xf6E2M3FN>]'
// RUN: : @program
// stablehlo.convolution on f6E2M3FN, envelope values
//   n: 1
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
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   precision_config: given
//   precision_config: HIGH
// legal 0 0: [5.5,-1.5,-0.75,5.0,-4.0,7.5,7.5,-2.25,-6.0,-7.5]

module {
func.func @program(%arg0: tensor<3x2xf6E2M3FN>) -> tensor<1x10xf6E2M3FN> {
  %0 = stablehlo.constant dense<[[0.75, -1.25, 0.75], [-1.625, 0.625, 2.25], [1.0, 3.0, 0.75], [2.0, 1.625, 1.125], [-1.875, 3.0, 3.5], [-1.0, 3.0, 0.75], [-1.0, 2.75, -3.0], [-0.75, -1.0, 1.0], [3.25, -0.75, 0.625], [-0.75, -3.75, 3.25]]> : tensor<10x3xf6E2M3FN>
  %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [f, b]x[o, i]->[b, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<3x2xf6E2M3FN>, tensor<10x3xf6E2M3FN>) -> tensor<1x10xf6E2M3FN>
  return %1 : tensor<1x10xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x2xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<3x2xf6E2M3FN>) -> (tensor<1x10xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x10xf6E2M3FN>) -> tensor<1x10xf64>
    check.expect_eq_const %v0, dense<[[5.5, -1.5, -0.75, 5.0, -4.0, 7.5, 7.5, -2.25, -6.0, -7.5]]> : tensor<1x10xf64>
    func.return
  }
}
