// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.0, 0.0, -5.0], [0.0, 5.0, 0.0], [0.0, 0.0, -4.0]]> : tensor<3x3xf64>, dense<[[0.0], [0.0], [0.0]]> : tensor<3x1xf64>]'
// RUN: : @program
// stablehlo.convolution on f64, exact values
//   n: more
//   i: 1
//   o: 1
//   X: rank 0
//   E: f64
//   F: f64
//   G: f64
//   batch_group_count: low (otherwise)
//   input_batch_dimension: later
//   input_feature_dimension: first
//   input_spatial_dimensions: empty
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: empty
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: empty
//   precision_config: absent
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<3x3xf64>, %arg1: tensor<3x1xf64>) -> tensor<3x3xf64> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [f, b]x[o, i]->[b, f], window = {} {feature_group_count = 3 : i64, batch_group_count = 1 : i64} : (tensor<3x3xf64>, tensor<3x1xf64>) -> tensor<3x3xf64>
  return %0 : tensor<3x3xf64>
}

  func.func @main(%input0: tensor<3x3xf64>, %input1: tensor<3x1xf64>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x3xf64>, tensor<3x1xf64>) -> (tensor<3x3xf64>)
    check.expect_eq_const %r, dense<0.0> : tensor<3x3xf64>
    func.return
  }
}
