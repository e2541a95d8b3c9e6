// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convolution on f8E4M3B11FNUZ, envelope values
//   n: more
//   i: more
//   o: more
//   X: rank 0
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
//   G: f8E4M3B11FNUZ
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   precision_config: absent
// legal 0 0: [5.0,3.75,-3.25,2.25,7.0,2.75,-7.0,3.75,2.75,2.5,-1.75,1.125,4.5,0.875,-5.5,2.75,-1.5,-2.5,0.46875,-0.46875]

module {
func.func @program() -> tensor<5x4xf8E4M3B11FNUZ> {
  %0 = stablehlo.constant dense<[[3.75, 0.9375, 1.5], [2.0, -1.5, 0.875], [-3.0, -2.0, -0.875], [1.75, 0.8125, 0.625]]> : tensor<4x3xf8E4M3B11FNUZ>
  %1 = stablehlo.constant dense<[[1.25, -0.5, 0.6875], [2.25, 0.5, -1.125], [1.125, -0.5625, -0.625], [1.875, 0.75, -2.0], [-0.9375, 0.8125, 0.8125]]> : tensor<5x3xf8E4M3B11FNUZ>
  %2 = stablehlo.convolution(%0, %1) dim_numbers = [b, f]x[o, i]->[f, b], window = {} {feature_group_count = 1 : i64, batch_group_count = 1 : i64} : (tensor<4x3xf8E4M3B11FNUZ>, tensor<5x3xf8E4M3B11FNUZ>) -> tensor<5x4xf8E4M3B11FNUZ>
  return %2 : tensor<5x4xf8E4M3B11FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<5x4xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<5x4xf8E4M3B11FNUZ>) -> tensor<5x4xf64>
    check.expect_eq_const %v0, dense<[[5.0, 3.75, -3.25, 2.25], [7.0, 2.75, -7.0, 3.75], [2.75, 2.5, -1.75, 1.125], [4.5, 0.875, -5.5, 2.75], [-1.5, -2.5, 0.46875, -0.46875]]> : tensor<5x4xf64>
    func.return
  }
}
