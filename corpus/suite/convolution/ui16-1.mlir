// RUN: stablehlo-translate --interpret %s --args='[dense<[[2, 2], [0, 2], [9, 3], [2, 5], [7, 3], [4, 9], [4, 3], [7, 5], [2, 4], [7, 1], [5, 5], [3, 7], [0, 9], [1, 3], [7, 1], [3, 4]]> : tensor<16x2xui16>, dense<[[4, 4, 0, 4, 9, 9, 1, 3], [65535, 2, 4, 4, 8, 3, 4, 2], [3, 3, 0, 7, 1, 8, 8, 7], [4, 5, 1, 3, 5, 8, 2, 7]]> : tensor<4x8xui16>]'
// RUN: : @program
// stablehlo.convolution on ui16, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: ui16
//   F: ui16
//   G: ui16
//   batch_group_count: low (otherwise)
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   precision_config: absent
// legal 0 0: [43,45,23,93,94,103,66,72,null,46,41,84,84,135,37,68]

module {
func.func @program(%arg0: tensor<16x2xui16>, %arg1: tensor<4x8xui16>) -> tensor<2x8xui16> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[i, o]->[b, f], window = {} {feature_group_count = 4 : i64, batch_group_count = 1 : i64} : (tensor<16x2xui16>, tensor<4x8xui16>) -> tensor<2x8xui16>
  return %0 : tensor<2x8xui16>
}

  func.func @main(%input0: tensor<16x2xui16>, %input1: tensor<4x8xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<16x2xui16>, tensor<4x8xui16>) -> (tensor<2x8xui16>)
    %v0 = stablehlo.constant dense<[[43, 45, 23, 93, 94, 103, 66, 72], [65535, 46, 41, 84, 84, 135, 37, 68]]> : tensor<2x8xui16>
    %v1 = stablehlo.constant dense<[[43, 45, 23, 93, 94, 103, 66, 72], [0, 46, 41, 84, 84, 135, 37, 68]]> : tensor<2x8xui16>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x8xui16>, tensor<2x8xui16>) -> tensor<2x8xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x8xui16>, tensor<2x8xui16>) -> tensor<2x8xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x8xi1>
    %v5 = stablehlo.constant dense<[[false, false, false, false, false, false, false, false], [true, false, false, false, false, false, false, false]]> : tensor<2x8xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x8xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x8xi1>
    func.return
  }
}
