// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.5], [3.0], [1.5], [-1.75], [-0.5], [-2.5], [-0.5], [0.875]]> : tensor<8x1xf6E3M2FN>]'
// RUN: : @program
// stablehlo.convolution on f6E3M2FN, envelope values
//   n: 1
//   i: 1
//   o: more
//   X: rank 0
//   E: f6E3M2FN
//   F: f6E3M2FN
//   G: f6E3M2FN
//   feature_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   precision_config: given
//   precision_config: HIGH
// legal 0 0: [0.625,4.0,-0.75,0.875,0.375,2.0,-1.5,2.5]

module {
func.func @program(%arg0: tensor<8x1xf6E3M2FN>) -> tensor<8x1xf6E3M2FN> {
  %0 = stablehlo.constant dense<[[1.25], [-0.5], [-0.75], [3.0]]> : tensor<4x1xf6E3M2FN>
  %1 = stablehlo.convolution(%0, %arg0) dim_numbers = [b, f]x[o, i]->[f, b], window = {} {feature_group_count = 1 : i64, batch_group_count = 4 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<4x1xf6E3M2FN>, tensor<8x1xf6E3M2FN>) -> tensor<8x1xf6E3M2FN>
  return %1 : tensor<8x1xf6E3M2FN>
}

  func.func @main(%input0: tensor<8x1xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<8x1xf6E3M2FN>) -> (tensor<8x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<8x1xf6E3M2FN>) -> tensor<8x1xf64>
    check.expect_eq_const %v0, dense<[[0.625], [4.0], [-0.75], [0.875], [0.375], [2.0], [-1.5], [2.5]]> : tensor<8x1xf64>
    func.return
  }
}
