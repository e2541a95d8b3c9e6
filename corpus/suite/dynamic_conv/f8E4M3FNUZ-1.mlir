// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, 0.0, 1.5], [1.0, 1.0, -1.5], [2.0, 0.0, 0.0]]> : tensor<3x3xf8E4M3FNUZ>, dense<[[-2.0, 0.0], [-2.0, 0.0], [4.0, 1.0]]> : tensor<3x2xf8E4M3FNUZ>]'
// RUN: : @program
// stablehlo.dynamic_conv on f8E4M3FNUZ, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: f8E4M3FNUZ
//   F: f8E4M3FNUZ
//   G: f8E4M3FNUZ
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
//   I: ui16
//   precision_config: absent
// legal 0 0: [10.0,-2.0,[0.0,0.0],2.0,[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x3xf8E4M3FNUZ>, %arg1: tensor<3x2xf8E4M3FNUZ>) -> tensor<2x3xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<> : tensor<0x2xui16>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[i, o]->[f, b]>}> : (tensor<3x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>, tensor<0x2xui16>) -> tensor<2x3xf8E4M3FNUZ>
  return %1 : tensor<2x3xf8E4M3FNUZ>
}

  func.func @main(%input0: tensor<3x3xf8E4M3FNUZ>, %input1: tensor<3x2xf8E4M3FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x3xf8E4M3FNUZ>, tensor<3x2xf8E4M3FNUZ>) -> (tensor<2x3xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x3xf8E4M3FNUZ>) -> tensor<2x3xf64>
    check.expect_eq_const %v0, dense<[[10.0, -2.0, 0.0], [2.0, 0.0, 0.0]]> : tensor<2x3xf64>
    func.return
  }
}
