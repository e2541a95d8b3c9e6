// RUN: stablehlo-translate --interpret %s --args='[dense<[[-1]]> : tensor<1x1xi2>, dense<[[0], [-2], [-1]]> : tensor<3x1xi2>]'
// RUN: : @program
// stablehlo.dynamic_conv on i2, exact values
//   n: 1
//   i: 1
//   o: more
//   X: rank 0
//   E: i2
//   F: i2
//   G: i2
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
//   I: i2
//   precision_config: absent
// legal 0 0: [0,[-2,1],1]

module {
func.func @program(%arg0: tensor<1x1xi2>, %arg1: tensor<3x1xi2>) -> tensor<1x3xi2> {
  %0 = stablehlo.constant dense<> : tensor<0x2xi2>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[b, f]>}> : (tensor<1x1xi2>, tensor<3x1xi2>, tensor<0x2xi2>) -> tensor<1x3xi2>
  return %1 : tensor<1x3xi2>
}

  func.func @main(%input0: tensor<1x1xi2>, %input1: tensor<3x1xi2>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1xi2>, tensor<3x1xi2>) -> (tensor<1x3xi2>)
    %v0 = stablehlo.constant dense<[[0, 1, 1]]> : tensor<1x3xi2>
    %v1 = stablehlo.constant dense<[[0, -2, 1]]> : tensor<1x3xi2>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<1x3xi2>, tensor<1x3xi2>) -> tensor<1x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<1x3xi2>, tensor<1x3xi2>) -> tensor<1x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x3xi1>
    check.expect_eq_const %v4, dense<true> : tensor<1x3xi1>
    func.return
  }
}
