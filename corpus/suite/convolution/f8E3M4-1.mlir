// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.234375, -15.5], [3.375, 0.25], [6.5, -0.359375], [-1.625, 5.25]]> : tensor<4x2xf8E3M4>, dense<[[4.0, 0.5, 1.0], [0.5, -1.0, -0.0]]> : tensor<2x3xf8E3M4>]'
// RUN: : @program
// stablehlo.convolution on f8E3M4, special values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: f8E3M4
//   F: f8E3M4
//   G: f8E3M4
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
//   precision_config: HIGHEST
// legal 0 0: [[-7.0,-6.5],{"any of":[[15.0,1.7976931348623157e+308],"inf"]},0.234375,[13.0,14.0],1.4375,3.375,{"any of":[[15.5,1.7976931348623157e+308],"inf"]},[3.5,3.75],6.5,-3.875,[-6.25,-5.75],-1.625]

module {
func.func @program(%arg0: tensor<4x2xf8E3M4>, %arg1: tensor<2x3xf8E3M4>) -> tensor<4x3xf8E3M4> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[i, o]->[b, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision DEFAULT>]} : (tensor<4x2xf8E3M4>, tensor<2x3xf8E3M4>) -> tensor<4x3xf8E3M4>
  return %0 : tensor<4x3xf8E3M4>
}

  func.func @main(%input0: tensor<4x2xf8E3M4>, %input1: tensor<2x3xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x2xf8E3M4>, tensor<2x3xf8E3M4>) -> (tensor<4x3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<4x3xf8E3M4>) -> tensor<4x3xf64>
    %v1 = stablehlo.constant dense<[[-6.5, 0x7FF0000000000000, 0.234375], [14.0, 1.4375, 3.375], [0x7FF0000000000000, 3.75, 6.5], [-3.875, -5.75, -1.625]]> : tensor<4x3xf64>
    %v2 = stablehlo.constant dense<[[-7.0, 15.0, 0.234375], [13.0, 1.4375, 3.375], [15.5, 3.5, 6.5], [-3.875, -6.25, -1.625]]> : tensor<4x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x3xi1>
    %v6 = stablehlo.constant dense<[[false, true, false], [false, false, false], [true, false, false], [false, false, false]]> : tensor<4x3xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<4x3xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<4x3xf64>, tensor<4x3xf64>) -> tensor<4x3xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<4x3xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<4x3xi1>
    check.expect_eq_const %v10, dense<true> : tensor<4x3xi1>
    func.return
  }
}
