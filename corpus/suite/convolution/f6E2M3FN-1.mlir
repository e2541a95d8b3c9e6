// RUN: stablehlo-translate --interpret %s --args='[dense<[[2.75, -1.125], [-1.625, 3.75], [1.75, 0.625]]> : tensor<3x2xf6E2M3FN>]'
// RUN: : @program
// stablehlo.convolution on f6E2M3FN, envelope values
//   n: 1
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
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   precision_config: given
//   precision_config: HIGH
// legal 0 0: [[3.5,7.5],null,null,null,null,null,null,[-4.5,-0.25],null,null]

module {
func.func @program(%arg0: tensor<3x2xf6E2M3FN>) -> tensor<1x10xf6E2M3FN> {
  %0 = stablehlo.constant dense<[[0.75, -1.25, 0.75], [-1.625, 0.625, 2.25], [1.0, 3.0, 0.75], [2.0, 1.625, 1.125], [-1.875, 3.0, 3.5], [-1.0, 3.0, 0.75], [-1.0, 2.75, -3.0], [-0.75, -1.0, 1.0], [3.25, -0.75, 0.625], [-0.75, -3.75, 3.25]]> : tensor<10x3xf6E2M3FN>
  %1 = stablehlo.convolution(%arg0, %0) dim_numbers = [f, b]x[o, i]->[b, f], window = {} {feature_group_count = 1 : i64, batch_group_count = 2 : i64, precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision HIGH>]} : (tensor<3x2xf6E2M3FN>, tensor<10x3xf6E2M3FN>) -> tensor<1x10xf6E2M3FN>
  return %1 : tensor<1x10xf6E2M3FN>
}

  func.func @main(%input0: tensor<3x2xf6E2M3FN>) {
    %r = func.call @program(%input0) : (tensor<3x2xf6E2M3FN>) -> (tensor<1x10xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x10xf6E2M3FN>) -> tensor<1x10xf64>
    %v1 = stablehlo.constant dense<[[7.5, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, 0x7FF0000000000000, -0.25, 0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<1x10xf64>
    %v2 = stablehlo.constant dense<[[3.5, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, 0xFFF0000000000000, -4.5, 0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<1x10xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<1x10xf64>, tensor<1x10xf64>) -> tensor<1x10xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<1x10xf64>, tensor<1x10xf64>) -> tensor<1x10xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<1x10xi1>
    %v6 = stablehlo.constant dense<[[false, true, true, true, true, true, true, false, true, true]]> : tensor<1x10xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<1x10xf64>, tensor<1x10xf64>) -> tensor<1x10xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<1x10xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<1x10xi1>
    %v10 = stablehlo.constant dense<[[false, true, true, true, true, true, true, false, true, true]]> : tensor<1x10xi1>
    %v11 = stablehlo.constant dense<0x7FF0000000000000> : tensor<1x10xf64>
    %v12 = stablehlo.compare EQ, %v0, %v11, FLOAT : (tensor<1x10xf64>, tensor<1x10xf64>) -> tensor<1x10xi1>
    %v13 = stablehlo.and %v12, %v10 : tensor<1x10xi1>
    %v14 = stablehlo.or %v9, %v13 : tensor<1x10xi1>
    %v15 = stablehlo.constant dense<[[false, true, true, true, true, true, true, false, true, true]]> : tensor<1x10xi1>
    %v16 = stablehlo.constant dense<0xFFF0000000000000> : tensor<1x10xf64>
    %v17 = stablehlo.compare EQ, %v0, %v16, FLOAT : (tensor<1x10xf64>, tensor<1x10xf64>) -> tensor<1x10xi1>
    %v18 = stablehlo.and %v17, %v15 : tensor<1x10xi1>
    %v19 = stablehlo.or %v14, %v18 : tensor<1x10xi1>
    %v20 = stablehlo.constant dense<[[false, true, true, true, true, true, true, false, true, true]]> : tensor<1x10xi1>
    %v21 = stablehlo.or %v19, %v20 : tensor<1x10xi1>
    check.expect_eq_const %v21, dense<true> : tensor<1x10xi1>
    func.return
  }
}
