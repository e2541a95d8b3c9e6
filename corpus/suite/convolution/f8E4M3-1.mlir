// RUN: stablehlo-translate --interpret %s --args='[dense<[[0.0, 0.0], [0.0, 0.0], [0.0, -0.5], [-0.75, 0.25]]> : tensor<4x2xf8E4M3>, dense<[[0.0, 0.0], [0.75, -0.5], [-0.25, 0.0], [0.0, 0xFC]]> : tensor<4x2xf8E4M3>]'
// RUN: : @program
// stablehlo.convolution on f8E4M3, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: f8E4M3
//   F: f8E4M3
//   G: f8E4M3
//   feature_group_count: low + 1
//   batch_group_count: low (otherwise)
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],0.125,"nan","nan"]

module {
func.func @program(%arg0: tensor<4x2xf8E4M3>, %arg1: tensor<4x2xf8E4M3>) -> tensor<4x2xf8E4M3> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[o, i]->[f, b], window = {} {feature_group_count = 2 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGH>]} : (tensor<4x2xf8E4M3>, tensor<4x2xf8E4M3>) -> tensor<4x2xf8E4M3>
  return %0 : tensor<4x2xf8E4M3>
}

  func.func @main(%input0: tensor<4x2xf8E4M3>, %input1: tensor<4x2xf8E4M3>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x2xf8E4M3>, tensor<4x2xf8E4M3>) -> (tensor<4x2xf8E4M3>)
    %v0 = stablehlo.convert %r : (tensor<4x2xf8E4M3>) -> tensor<4x2xf64>
    %v1 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0], [0.0, 0.125], [0xFFF0000000000000, 0xFFF0000000000000]]> : tensor<4x2xf64>
    %v2 = stablehlo.constant dense<[[0.0, 0.0], [0.0, 0.0], [0.0, 0.125], [0x7FF0000000000000, 0x7FF0000000000000]]> : tensor<4x2xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<4x2xi1>
    %v6 = stablehlo.constant dense<[[false, false], [false, false], [false, false], [true, true]]> : tensor<4x2xi1>
    %v7 = stablehlo.compare NE, %v0, %v0, FLOAT : (tensor<4x2xf64>, tensor<4x2xf64>) -> tensor<4x2xi1>
    %v8 = stablehlo.and %v7, %v6 : tensor<4x2xi1>
    %v9 = stablehlo.or %v5, %v8 : tensor<4x2xi1>
    check.expect_eq_const %v9, dense<true> : tensor<4x2xi1>
    func.return
  }
}
