// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<2x0xi64>, dense<> : tensor<4x0xi64>]'
// RUN: : @program
// stablehlo.dynamic_conv on i64, envelope values
//   n: more
//   i: 0
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
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   I: i64
//   precision_config: absent
// legal 0 0: [0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<2x0xi64>, %arg1: tensor<4x0xi64>) -> tensor<2x4xi64> {
  %0 = stablehlo.constant dense<> : tensor<0x2xi64>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[o, i]->[b, f]>}> : (tensor<2x0xi64>, tensor<4x0xi64>, tensor<0x2xi64>) -> tensor<2x4xi64>
  return %1 : tensor<2x4xi64>
}

  func.func @main(%input0: tensor<2x0xi64>, %input1: tensor<4x0xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x0xi64>, tensor<4x0xi64>) -> (tensor<2x4xi64>)
    check.expect_eq_const %r, dense<0> : tensor<2x4xi64>
    func.return
  }
}
