// RUN: stablehlo-translate --interpret %s --args='[dense<[[true, true, false, false, false], [true, false, false, true, true]]> : tensor<2x5xi1>, dense<[[true, false, true], [false, true, false]]> : tensor<2x3xi1>]'
// RUN: : @program
// stablehlo.convolution on i1, special values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: i1
//   F: i1
//   G: i1
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   precision_config: given
//   precision_config: DEFAULT
// legal 0 0: [true,true,false,false,false,true,false,false,true,true,true,true,false,false,false]

module {
func.func @program(%arg0: tensor<2x5xi1>, %arg1: tensor<2x3xi1>) -> tensor<3x5xi1> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[i, o]->[f, b], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]} : (tensor<2x5xi1>, tensor<2x3xi1>) -> tensor<3x5xi1>
  return %0 : tensor<3x5xi1>
}

  func.func @main(%input0: tensor<2x5xi1>, %input1: tensor<2x3xi1>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x5xi1>, tensor<2x3xi1>) -> (tensor<3x5xi1>)
    check.expect_eq_const %r, dense<[[true, true, false, false, false], [true, false, false, true, true], [true, true, false, false, false]]> : tensor<3x5xi1>
    func.return
  }
}
