// RUN: stablehlo-translate --interpret %s --args='[dense<[[-2.0, -1.5, -0.5, 1.5], [-2.0, -2.0, 2.0, 0.5], [-2.0, 2.0, 0.5, 1.0]]> : tensor<3x4xf6E2M3FN>]'
// RUN: : @program
// stablehlo.dynamic_conv on f6E2M3FN, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: f6E2M3FN
//   F: f6E2M3FN
//   G: f6E2M3FN
//   feature_group_count: low
//   batch_group_count: low + 1
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   I: i32
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
// legal 0 0: [null,null,null,[-1.375,2.25],null,null,null,null,0.5,-6.5,null,1.0]

module {
func.func @program(%arg0: tensor<3x4xf6E2M3FN>) -> tensor<6x2xf6E2M3FN> {
  %0 = stablehlo.constant dense<[[0.0, -3.0, -1.0], [-3.0, 0.0, -2.0], [-3.0, -2.0, 0.0], [-3.0, -3.0, 2.0], [-3.0, 0.0, -2.0], [2.0, -4.0, 0.0]]> : tensor<6x3xf6E2M3FN>
  %1 = stablehlo.constant dense<> : tensor<0x2xi32>
  %2 = "stablehlo.dynamic_conv"(%arg0, %0, %1) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[f, b]x[o, i]->[f, b]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<3x4xf6E2M3FN>, tensor<6x3xf6E2M3FN>, tensor<0x2xi32>) -> tensor<6x2xf6E2M3FN>
  return %2 : tensor<6x2xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x4xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<3x4xf6E2M3FN>) -> (tensor<6x2xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<6x2xf6E2M3FN>) -> tensor<6x2xf64>
    %v1 = stablehlo.constant dense<[[0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 2.25], [0x7FF0000000000000, 0x7FF0000000000000], [0x7FF0000000000000, 0x7FF0000000000000], [0.5, -6.5], [0x7FF0000000000000, 1.0]]> : tensor<6x2xf64>
    %v2 = stablehlo.constant dense<[[0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, -1.375], [0xFFF0000000000000, 0xFFF0000000000000], [0xFFF0000000000000, 0xFFF0000000000000], [0.5, -6.5], [0xFFF0000000000000, 1.0]]> : tensor<6x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<6x2xi1>
    %v6 = stablehlo.constant dense<[[true, true], [true, false], [true, true], [true, true], [false, false], [true, false]]> : tensor<6x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<6x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<6x2xi1>
    %v10 = stablehlo.constant dense<[[true, true], [true, false], [true, true], [true, true], [false, false], [true, false]]> : tensor<6x2xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<6x2xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<6x2xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<6x2xi1>
    %v15 = stablehlo.constant dense<[[true, true], [true, false], [true, true], [true, true], [false, false], [true, false]]> : tensor<6x2xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<6x2xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<6x2xf64>, tensor<6x2xf64>) -> tensor<6x2xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<6x2xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<6x2xi1>
    %v20 = stablehlo.constant dense<[[true, true], [true, false], [true, true], [true, true], [false, false], [true, false]]> : tensor<6x2xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<6x2xi1>
    check.expect_eq_const %v21, dense<true> : tensor<6x2xi1>
    func.return
  }
}
