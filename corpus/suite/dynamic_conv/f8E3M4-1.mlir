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
// legal 0 0: [-8.0,10.0,{"any of":[[15.5,1.7976931348623157e+308],"inf"]},-8.0,14.0,-15.0,9.0,{"any of":[[-1.7976931348623157e+308,-15.5],"-inf"]},-8.0]

module {
func.func @program(%arg0: tensor<3x12xf8E3M4>, %arg1: tensor<4x3xf8E3M4>) -> tensor<3x3xf8E3M4> {
  %0 = stablehlo.constant dense<> : tensor<0x2xi4>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 3 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGHEST>]}> : (tensor<3x12xf8E3M4>, tensor<4x3xf8E3M4>, tensor<0x2xi4>) -> tensor<3x3xf8E3M4>
  return %1 : tensor<3x3xf8E3M4>
}

  func.func @main(%input0: tensor<3x12xf8E3M4>, %input1: tensor<4x3xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x12xf8E3M4>, tensor<4x3xf8E3M4>) -> (tensor<3x3xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<3x3xf8E3M4>) -> tensor<3x3xf64>
    %v1 = stablehlo.constant dense<[[-8.0, 10.0, 0x7FF0000000000000], [-8.0, 14.0, -15.0], [9.0, -15.5, -8.0]]> : tensor<3x3xf64>
    %v2 = stablehlo.constant dense<[[-8.0, 10.0, 15.5], [-8.0, 14.0, -15.0], [9.0, 0xFFF0000000000000, -8.0]]> : tensor<3x3xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<3x3xi1>
    %v6 = stablehlo.constant dense<[[false, false, true], [false, false, false], [false, false, false]]> : tensor<3x3xi1>
    %v7 = stablehlo.constant dense<0x7FF0000000000000> : tensor<3x3xf64>
    %v8 = stablehlo.compare EQ, %v0, %v7, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v9 = stablehlo.and %v8, %v6 : tensor<3x3xi1>
    %v10 = stablehlo.or %v5, %v9 : tensor<3x3xi1>
    %v11 = stablehlo.constant dense<[[false, false, false], [false, false, false], [false, true, false]]> : tensor<3x3xi1>
    %v12 = stablehlo.constant dense<0xFFF0000000000000> : tensor<3x3xf64>
    %v13 = stablehlo.compare EQ, %v0, %v12, FLOAT : (tensor<3x3xf64>, tensor<3x3xf64>) -> tensor<3x3xi1>
    %v14 = stablehlo.and %v13, %v11 : tensor<3x3xi1>
    %v15 = stablehlo.or %v10, %v14 : tensor<3x3xi1>
    check.expect_eq_const %v15, dense<true> : tensor<3x3xi1>
    func.return
  }
}
