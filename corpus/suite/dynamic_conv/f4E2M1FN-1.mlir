// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, -2.0], [-2.0, 0.0]]> : tensor<2x2xf4E2M1FN>, dense<[[0.0, -1.0], [-2.0, 1.0], [0.0, 0.0], [2.0, -1.0], [0.0, 0.0]]> : tensor<5x2xf4E2M1FN>]'
// RUN: : @program
// stablehlo.dynamic_conv on f4E2M1FN, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: f4E2M1FN
//   F: f4E2M1FN
//   G: f4E2M1FN
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   I: ui16
//   precision_config: absent
// legal 0 0: [2.0,-2.0,[0.0,0.0],2.0,[0.0,0.0],[0.0,0.0],4.0,[0.0,0.0],-4.0,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<2x2xf4E2M1FN>, %arg1: tensor<5x2xf4E2M1FN>) -> tensor<2x5xf4E2M1FN> {
  %0 = stablehlo.constant dense<> : tensor<0x2xui16>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[b, f]>}> : (tensor<2x2xf4E2M1FN>, tensor<5x2xf4E2M1FN>, tensor<0x2xui16>) -> tensor<2x5xf4E2M1FN>
  return %1 : tensor<2x5xf4E2M1FN>
}

  func.func @main(%input0: tensor<2x2xf4E2M1FN>, %input1: tensor<5x2xf4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2xf4E2M1FN>, tensor<5x2xf4E2M1FN>) -> (tensor<2x5xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<2x5xf4E2M1FN>) -> tensor<2x5xf64>
    check.expect_eq_const %v0, dense<[[2.0, -2.0, 0.0, 2.0, 0.0], [0.0, 4.0, 0.0, -4.0, 0.0]]> : tensor<2x5xf64>
    func.return
  }
}
