// RUN: stablehlo-translate --interpret %s --args='[dense<[[15, 9], [6, 1], [7, 2], [0, 2], [3, 15], [8, 9], [2, 2], [2, 1], [9, 2], [10, 2], [5, 1], [9, 8], [7, 3], [3, 9], [10, 14], [15, 7], [8, 12], [1, 7], [1, 1], [0, 14]]> : tensor<20x2xui4>, dense<[[0, 2, 4, 7, 4, 3, 2, 3, 1, 7, 5, 1], [3, 3, 4, 0, 0, 3, 5, 4, 7, 1, 5, 6]]> : tensor<2x12xui4>]'
// RUN: : @program
// stablehlo.convolution on ui4, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: ui4
//   F: ui4
//   G: ui4
//   feature_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   precision_config: absent
// legal 0 0: [[0,15],3,6,6,[0,15],null,15,null,6,null,null,null,null,8,null,[0,15],14,14,[0,15],[0,15],[0,15],8,8,[0,15],[0,15],null,12,9,null,null,15,null,null,null,null,null,null,null,null,null,12,null,null,null,null,null,null,14,8,14,null,null,null,10,[0,15],null,null,null,7,[0,15]]

module {
func.func @program(%arg0: tensor<20x2xui4>, %arg1: tensor<2x12xui4>) -> tensor<12x5xui4> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, f]x[i, o]->[f, b], window = {} {feature_group_count = 1 : i64, batch_group_count = 4 : i64} : (tensor<20x2xui4>, tensor<2x12xui4>) -> tensor<12x5xui4>
  return %0 : tensor<12x5xui4>
}

  func.func @main(%input0: tensor<20x2xui4>, %input1: tensor<2x12xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<20x2xui4>, tensor<2x12xui4>) -> (tensor<12x5xui4>)
    %v0 = stablehlo.constant dense<[[15, 3, 6, 6, 15], [15, 15, 15, 6, 15], [15, 15, 15, 8, 15], [15, 14, 14, 15, 15], [15, 8, 8, 15, 15], [15, 12, 9, 15, 15], [15, 15, 15, 15, 15], [15, 15, 15, 15, 15], [12, 15, 15, 15, 15], [15, 15, 14, 8, 14], [15, 15, 15, 10, 15], [15, 15, 15, 7, 15]]> : tensor<12x5xui4>
    %v1 = stablehlo.constant dense<[[0, 3, 6, 6, 0], [0, 15, 0, 6, 0], [0, 0, 0, 8, 0], [0, 14, 14, 0, 0], [0, 8, 8, 0, 0], [0, 12, 9, 0, 0], [15, 0, 0, 0, 0], [0, 0, 0, 0, 0], [12, 0, 0, 0, 0], [0, 0, 14, 8, 14], [0, 0, 0, 10, 0], [0, 0, 0, 7, 0]]> : tensor<12x5xui4>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<12x5xui4>, tensor<12x5xui4>) -> tensor<12x5xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<12x5xui4>, tensor<12x5xui4>) -> tensor<12x5xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<12x5xi1>
    %v5 = stablehlo.constant dense<[[false, false, false, false, false], [true, false, true, false, true], [true, true, true, false, true], [false, false, false, false, false], [false, false, false, false, false], [true, false, false, true, true], [false, true, true, true, true], [true, true, true, true, true], [false, true, true, true, true], [true, true, false, false, false], [true, true, true, false, false], [true, true, true, false, false]]> : tensor<12x5xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<12x5xi1>
    check.expect_eq_const %v6, dense<true> : tensor<12x5xi1>
    func.return
  }
}
