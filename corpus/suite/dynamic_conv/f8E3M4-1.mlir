// RUN: stablehlo-translate --interpret %s --args='[dense<[[4.0, 2.0, 2.0, 3.0, 0.0, 1.0, -3.0, -2.0, -1.0, -4.0, 2.0, 3.0], [-3.0, 0.0, 0.0, 4.0, 1.0, -1.0, -4.0, 2.0, 2.0, 1.0, -4.0, 3.0], [4.0, -3.0, -2.0, -3.0, 4.0, 2.0, 2.0, 0.0, 2.0, 0.0, -2.0, 2.0]]> : tensor<3x12xf8E3M4>, dense<[[0.0, -4.0, -2.0], [-1.0, 0.0, -4.0], [0.0, -4.0, 1.0], [-2.0, 1.0, -1.0]]> : tensor<4x3xf8E3M4>]'
// RUN: : @program
// stablehlo.dynamic_conv on f8E3M4, exact values
//   n: more
//   i: more
//   o: 1
//   X: rank 0
//   E: f8E3M4
//   F: f8E3M4
//   G: f8E3M4
//   batch_group_count: low (otherwise)
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   I: i4
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
// legal 0 0: [-8.0,10.0,null,-8.0,null,-15.0,9.0,null,-8.0]

module {
func.func @program(%arg0: tensor<3x12xf8E3M4>, %arg1: tensor<4x3xf8E3M4>) -> tensor<3x3xf8E3M4> {
  %0 = stablehlo.constant dense<> : tensor<0x2xi4>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 3 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]}> : (tensor<3x12xf8E3M4>, tensor<4x3xf8E3M4>, tensor<0x2xi4>) -> tensor<3x3xf8E3M4>
  return %1 : tensor<3x3xf8E3M4>
}

  func.func @main(%input0: tensor<3x12xf8E3M4>, %input1: tensor<4x3xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x12xf8E3M4>, tensor<4x3xf8E3M4>) -> (tensor<3x3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3x3xf8E3M4>) -> tensor<3x3xf64>
    %v1 = stablehlo.constant dense<[[-8.0, 10.0, 0x7FF0000000000000], [-8.0, 0x7FF0000000000000, -15.0], [9.0, 0x7FF0000000000000, -8.0]]> : tensor<3x3xf64>
    %v2 = stablehlo.constant dense<[[-8.0, 10.0, 0xFFF0000000000000], [-8.0, 0xFFF0000000000000, -15.0], [9.0, 0xFFF0000000000000, -8.0]]> : tensor<3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x3xi1>
    %v6 = stablehlo.constant dense<[[false, false, true], [false, true, false], [false, true, false]]> : tensor<3x3xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<3x3xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<3x3xi1>
    %v10 = stablehlo.constant dense<[[false, false, true], [false, true, false], [false, true, false]]> : tensor<3x3xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x3xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<3x3xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<3x3xi1>
    %v15 = stablehlo.constant dense<[[false, false, true], [false, true, false], [false, true, false]]> : tensor<3x3xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x3xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<3x3xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<3x3xi1>
    %v20 = stablehlo.constant dense<[[false, false, true], [false, true, false], [false, true, false]]> : tensor<3x3xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<3x3xi1>
    check.expect_eq_const %v21, dense<true> : tensor<3x3xi1>
    func.return
  }
}
