// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.convolution on f8E4M3FNUZ, envelope values
//   n: more
//   i: 1
//   o: 1
//   X: rank 0
//   E: f8E4M3FNUZ
//   F: f8E4M3FNUZ
//   G: f8E4M3FNUZ
//   batch_group_count: low (otherwise)
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: first
//   kernel_output_feature_dimension: later
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: later
//   output_feature_dimension: first
//   output_spatial_dimensions: empty
//   precision_config: absent
// legal 0 0: [1.375,-2.0,-5.0,2.75,0.9375,0.5625,0.9375,2.25,0.9375]

module {
func.func @program() -> tensor<3x3xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[[0.5, -0.75, -1.875], [2.75, 0.9375, 0.5625], [-0.6875, -1.625, -0.6875]]> : tensor<3x3xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<[[2.75, 1.0, -1.375]]> : tensor<1x3xf8E4M3FNUZ>
  %2 = stablehlo.convolution(%0, %1) dim_numbers = [f, b]x[i, o]->[f, b], window = {} {feature_group_count = 3 : i64, batch_group_count = 1 : i64} : (tensor<3x3xf8E4M3FNUZ>, tensor<1x3xf8E4M3FNUZ>) -> tensor<3x3xf8E4M3FNUZ>
  return %2 : tensor<3x3xf8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<3x3xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<3x3xf8E4M3FNUZ>) -> tensor<3x3xf64>
    check.expect_eq_const %v0, dense<[[1.375, -2.0, -5.0], [2.75, 0.9375, 0.5625], [0.9375, 2.25, 0.9375]]> : tensor<3x3xf64>
    func.return
  }
}
