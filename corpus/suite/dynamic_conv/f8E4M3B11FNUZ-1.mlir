// RUN: stablehlo-translate --interpret %s --args='[dense<[[2.0, 0.0], [-3.0, 2.0], [-2.0, -2.0], [-1.0, 1.0], [-4.0, -1.0], [-2.0, -1.0], [1.0, 2.0], [0.0, 3.0], [-3.0, 3.0], [2.0, 1.0]]> : tensor<10x2xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.dynamic_conv on f8E4M3B11FNUZ, exact values
//   n: more
//   i: more
//   o: 1
//   X: rank 0
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
//   G: f8E4M3B11FNUZ
//   feature_group_count: low
//   batch_group_count: low + 1
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   I: i32
//   precision_config: absent
// legal 0 0: [8.0,-2.0,-6.0,4.0,-14.0,6.0,-1.0,6.0,-20.0,2.0]

module {
func.func @program(%arg0: tensor<10x2xf8E4M3B11FNUZ>) -> tensor<5x2xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[[4.0, 0.0], [3.0, 2.0]]> : tensor<2x2xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<> : tensor<0x2xi32>
  %2 = "stablehlo.dynamic_conv"(%arg0, %0, %1) <{feature_group_count = 1 : i64, batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>}> : (tensor<10x2xf8E4M3B11FNUZ>, tensor<2x2xf8E4M3B11FNUZ>, tensor<0x2xi32>) -> tensor<5x2xf8E4M3B11FNUZ>
  return %2 : tensor<5x2xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<10x2xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0) : (tensor<10x2xf8E4M3B11FNUZ>) -> (tensor<5x2xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5x2xf8E4M3B11FNUZ>) -> tensor<5x2xf64>
    check.expect_eq_const %v0, dense<[[8.0, -2.0], [-6.0, 4.0], [-14.0, 6.0], [-1.0, 6.0], [-20.0, 2.0]]> : tensor<5x2xf64>
    func.return
  }
}
