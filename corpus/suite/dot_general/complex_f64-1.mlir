// RUN: stablehlo-translate --interpret %s --args='[dense<[[[(0.25, 0.0), (1.0, 0.0), (-0.5, -2.0)], [(0.0, 1.75), (-0.75, -2.0), (-0.75, 0.0)], [(0.0, -0.5), (0.0, -1.75), (0.0, -0.5)]], [[(2.0, 0.0), (1.75, 0.0), (0.75, -1.25)], [(1.5, 0.0), (0.0, 1.0), (0.0, 0.0)], [(0.0, 1.5), (-2.0, 0.0), (0.0, 0.0)]]]> : tensor<2x3x3xcomplex<f64>>, dense<[[[[(-0.5, -3.5), (-4.0, 3.5)], [(1.5, -1.5), (-3.5, -1.0)]], [[(3.0, -1.5), (-3.0, 2.5)], [(4.0, -1.0), (-0.5, 1.0)]], [[(-3.0, 3.0), (-4.0, 2.5)], [(2.0, 4.0), (-2.0, -0.5)]]], [[[(-1.5, -2.5), (0.0, -1.5)], [(1.0, -1.5), (0.5, -2.5)]], [[(4.0, -4.0), (1.0, 0.0)], [(2.0, 4.0), (4.0, 3.0)]], [[(4.0, -4.0), (3.0, 0.0)], [(3.5, 2.0), (-1.0, -3.5)]]], [[[(-2.5, -3.0), (1.0, 0.0)], [(1.0, 2.5), (-3.0, -3.5)]], [[(-1.5, -1.5), (-0.5, -3.5)], [(0.5, -1.5), (0.0, -2.0)]], [[(-2.5, -4.0), (2.0, -4.0)], [(-1.0, 1.5), (-0.5, 1.5)]]]]> : tensor<3x3x2x2xcomplex<f64>>]'
// RUN: : @program
// stablehlo.dot_general on complex<f64>, exact values
//   B: rank 2
//   K: rank 1
//   M: rank 0
//   N: rank 1
//   E: complex<f64>
//   F: complex<f64>
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: ascending
//   rhs_contracting_dimensions: one
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: complex<f64>
// legal 0 0: [10.375,2.125,11.375,-7.375,-13.125,18.25,-10.0,1.875,-9.625,-4.625,6.5,-6.75,[0.0,0.0],-1.25,-2.25,0.25,-6.125,5.125,-0.625,-0.875,1.0,8.5,5.25,-0.5]

module {
func.func @program(%arg0: tensor<2x3x3xcomplex<f64>>, %arg1: tensor<3x3x2x2xcomplex<f64>>) -> tensor<3x2x2xcomplex<f64>> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1, 0] x [0, 3], contracting_dims = [2] x [1] : (tensor<2x3x3xcomplex<f64>>, tensor<3x3x2x2xcomplex<f64>>) -> tensor<3x2x2xcomplex<f64>>
  return %0 : tensor<3x2x2xcomplex<f64>>
}

  func.func @main(%input0: tensor<2x3x3xcomplex<f64>>, %input1: tensor<3x3x2x2xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x3x3xcomplex<f64>>, tensor<3x3x2x2xcomplex<f64>>) -> (tensor<3x2x2xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<3x2x2xcomplex<f64>>) -> tensor<3x2x2xf64>
    check.expect_eq_const %v0, dense<[[[10.375, 11.375], [-13.125, -10.0]], [[-9.625, 6.5], [0.0, -2.25]], [[-6.125, -0.625], [1.0, 5.25]]]> : tensor<3x2x2xf64>
    %v1 = stablehlo.imag %r : (tensor<3x2x2xcomplex<f64>>) -> tensor<3x2x2xf64>
    check.expect_eq_const %v1, dense<[[[2.125, -7.375], [18.25, 1.875]], [[-4.625, -6.75], [-1.25, 0.25]], [[5.125, -0.875], [8.5, -0.5]]]> : tensor<3x2x2xf64>
    func.return
  }
}
