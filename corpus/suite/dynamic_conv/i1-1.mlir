// RUN: stablehlo-translate --interpret %s --args='[dense<[[false, false], [true, false], [false, false]]> : tensor<3x2xi1>, dense<[[false, false, true, false], [true, false, false, true], [false, true, false, true]]> : tensor<3x4xi1>]'
// RUN: : @program
// stablehlo.dynamic_conv on i1, exact values
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
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   I: ui64
//   precision_config: absent
// legal 0 0: [true,false,false,true,false,false,false,false]

module {
func.func @program(%arg0: tensor<3x2xi1>, %arg1: tensor<3x4xi1>) -> tensor<2x4xi1> {
  %0 = stablehlo.constant dense<> : tensor<0x2xui64>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[b, f]>}> : (tensor<3x2xi1>, tensor<3x4xi1>, tensor<0x2xui64>) -> tensor<2x4xi1>
  return %1 : tensor<2x4xi1>
}

  func.func @main(%input0: tensor<3x2xi1>, %input1: tensor<3x4xi1>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x2xi1>, tensor<3x4xi1>) -> (tensor<2x4xi1>)
    check.expect_eq_const %r, dense<[[true, false, false, true], [false, false, false, false]]> : tensor<2x4xi1>
    func.return
  }
}
