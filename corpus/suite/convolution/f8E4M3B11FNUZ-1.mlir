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
// legal 0 0: [[4.0,6.5],[3.25,4.5],[-4.5,-2.25],[1.625,2.75],[5.0,9.0],[1.625,4.0],[-8.0,-5.0],[2.75,4.5],[1.625,3.75],[1.875,3.25],[-2.75,-0.75],[0.5625,1.625],[2.75,7.0],[-0.375,2.0],[-7.0,-3.75],[1.625,3.5],[-2.5,-0.5],[-3.0,-1.625],[-0.5,1.5],[-1.0,0.0546875]]

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
    %v1 = stablehlo.constant dense<[[6.5, 4.5, -2.25, 2.75], [9.0, 4.0, -5.0, 4.5], [3.75, 3.25, -0.75, 1.625], [7.0, 2.0, -3.75, 3.5], [-0.5, -1.625, 1.5, 0.0546875]]> : tensor<5x4xf64>
    %v2 = stablehlo.constant dense<[[4.0, 3.25, -4.5, 1.625], [5.0, 1.625, -8.0, 2.75], [1.625, 1.875, -2.75, 0.5625], [2.75, -0.375, -7.0, 1.625], [-2.5, -3.0, -0.5, -1.0]]> : tensor<5x4xf64>
    %v3 = stablehlo.compare GE, %v0, %v2, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v4 = stablehlo.compare LE, %v0, %v1, FLOAT : (tensor<5x4xf64>, tensor<5x4xf64>) -> tensor<5x4xi1>
    %v5 = stablehlo.and %v3, %v4 : tensor<5x4xi1>
    check.expect_eq_const %v5, dense<true> : tensor<5x4xi1>
    func.return
  }
}
