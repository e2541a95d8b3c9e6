// RUN: stablehlo-translate --interpret %s --args='[dense<[[[(1.5, 1.5), (2.0, -1.5), (3.5, 3.5), (2.0, 1.5), (3.5, 3.0)]], [[(-4.0, -2.0), (-1.0, -1.0), (-0.5, 1.0), (4.0, 0.5), (-3.5, -2.0)]], [[(4.0, 2.5), (-1.0, -0.5), (0.0, -2.5), (-3.5, 1.5), (-0.5, -3.0)]], [[(3.5, 0.0), (2.0, 4.0), (-4.0, -2.0), (-1.5, 1.0), (-1.5, 1.5)]], [[(1.0, 1.0), (0.5, 0.5), (-3.5, -3.0), (0.5, 0.0), (2.5, 1.0)]]]> : tensor<5x1x5xcomplex<f64>>, dense<[[[(-3.5, 4.0), (-1.0, 0.5), (0.0, 0.0), (-2.5, -3.0)], [(0.0, 3.5), (0.0, 3.5), (0.0, 0.0), (0.0, -4.0)], [(0.0, 3.5), (0.0, 0.0), (2.5, 2.5), (2.0, 1.5)], [(0.0, -1.0), (0.0, -1.0), (0.0, -1.5), (-0.5, -3.5)], [(0.0, -2.5), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0)]], [[(0.0, 0.0), (1.0, -3.5), (0.0, 0.5), (-3.5, 1.0)], [(0.0, 0.0), (0.0, 3.5), (0.0, 0.0), (-0.5, 0.0)], [(0.0, 0.0), (0.0, 0.0), (0.0, 2.5), (0.0, 0.0)], [(-3.5, 0.0), (4.0, 0.0), (-2.5, 0.0), (0.0, 0.0)], [(0.0, 0.0), (-3.0, 0.0), (0.0, 0.0), (0.0, -1.0)]]]> : tensor<2x5x4xcomplex<f64>>]'
// RUN: : @program
// stablehlo.dynamic_conv on complex<f64>, exact values
//   n: more
//   i: more
//   o: more
//   X: rank 1
//   X: has 1
//   W: more
//   E: complex<f64>
//   F: complex<f64>
//   G: complex<f64>
//   feature_group_count: low
//   batch_group_count: low
//   input_batch_dimension: first
//   input_feature_dimension: later
//   input_spatial_dimensions: one
//   kernel_input_feature_dimension: later
//   kernel_output_feature_dimension: first
//   kernel_spatial_dimensions: one
//   output_batch_dimension: first
//   output_feature_dimension: later
//   output_spatial_dimensions: one
//   window_strides: low
//   window_reversal: true
//   pads: 0
//   pads: positive
//   pads: near 1
//   pads: near 2 + 1
//   I: i64
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGH
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-9.25,9.25,-7.0,-5.25,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],17.5,-9.5,-14.0,-1.75,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-19.5,8.5,12.25,-5.25,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-14.5,12.25,5.25,-3.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],3.75,-16.75,-1.75,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<5x1x5xcomplex<f64>>, %arg1: tensor<2x5x4xcomplex<f64>>) -> tensor<5x2x2xcomplex<f64>> {
  %0 = stablehlo.constant dense<[[10, 0]]> : tensor<1x2xi64>
  %1 = "stablehlo.dynamic_conv"(%arg0, %arg1, %0) <{feature_group_count = 1 : i64, batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[o, i, 0]->[b, 0, f]>, lhs_dilation = array<i64: 4>, rhs_dilation = array<i64: 3>, window_reversal = array<i1: true>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision HIGH>]}> : (tensor<5x1x5xcomplex<f64>>, tensor<2x5x4xcomplex<f64>>, tensor<1x2xi64>) -> tensor<5x2x2xcomplex<f64>>
  return %1 : tensor<5x2x2xcomplex<f64>>
}

  func.func @main(%input0: tensor<5x1x5xcomplex<f64>>, %input1: tensor<2x5x4xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x1x5xcomplex<f64>>, tensor<2x5x4xcomplex<f64>>) -> (tensor<5x2x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<5x2x2xcomplex<f64>>) -> tensor<5x2x2xf64>
    check.expect_eq_const %v0, dense<[[[0.0, 0.0], [-9.25, -7.0]], [[0.0, 0.0], [17.5, -14.0]], [[0.0, 0.0], [-19.5, 12.25]], [[0.0, 0.0], [-14.5, 5.25]], [[0.0, 0.0], [3.75, -1.75]]]> : tensor<5x2x2xf64>
    %v1 = stablehlo.imag %r : (tensor<5x2x2xcomplex<f64>>) -> tensor<5x2x2xf64>
    check.expect_eq_const %v1, dense<[[[0.0, 0.0], [9.25, -5.25]], [[0.0, 0.0], [-9.5, -1.75]], [[0.0, 0.0], [8.5, -5.25]], [[0.0, 0.0], [12.25, -3.5]], [[0.0, 0.0], [-16.75, 0.0]]]> : tensor<5x2x2xf64>
    func.return
  }
}
