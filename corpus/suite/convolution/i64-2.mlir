// RUN: stablehlo-translate --interpret %s --args='[dense<[[2]]> : tensor<1x1xi64>, dense<[[-3, 3, -1]]> : tensor<1x3xi64>]'
// RUN: : @program
// stablehlo.convolution on i64, exact values
//   n: 1
//   i: 1
//   o: more
//   X: rank 0
//   E: i64
//   F: i64
//   G: i64
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
// legal 0 0: [-6,6,-2]

module {
func.func @program(%arg0: tensor<1x1xi64>, %arg1: tensor<1x3xi64>) -> tensor<1x3xi64> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]} : (tensor<1x1xi64>, tensor<1x3xi64>) -> tensor<1x3xi64>
  return %0 : tensor<1x3xi64>
}

  func.func @main(%input0: tensor<1x1xi64>, %input1: tensor<1x3xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1xi64>, tensor<1x3xi64>) -> (tensor<1x3xi64>)
    check.expect_eq_const %r, dense<[[-6, 6, -2]]> : tensor<1x3xi64>
    func.return
  }
}
