// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[(1.5, -3.0), (0.0, 2.5), (2.0, 4.0)]], [[(0.0, -1.5), (-0.5, 1.0), (-3.0, -3.0)]], [[(-3.0, -1.5), (3.5, -1.0), (0.5, 2.5)]], [[(-1.0, -0.5), (-3.0, 3.0), (4.0, -3.0)]]], [[[(3.0, -1.0), (-2.5, -1.0), (2.0, 2.5)]], [[(-1.5, -4.0), (-2.0, 4.0), (2.0, 2.0)]], [[(3.0, -1.5), (-0.5, -2.0), (1.5, -1.5)]], [[(-2.0, 3.0), (-1.5, 2.0), (-0.5, 0.0)]]]]> : tensor<2x4x1x3xcomplex<f64>>, dense<[(0.0, 0.0), (0.0, 0.0), (-0.5, -0.25)]> : tensor<3xcomplex<f64>>]'
// RUN: : @program
// chlo.ragged_dot on complex<f64>, exact values
//   G: rank 0
//   M: rank 3+
//   M: has 1
//   B: rank 0
//   K: rank 1
//   N: rank 0
//   E: complex<f64>
//   F: complex<f64>
//   I: i16
//   lhs_batching_dimensions: empty
//   rhs_batching_dimensions: empty
//   lhs_contracting_dimensions: one
//   rhs_contracting_dimensions: one
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   lhs_ragged_dimensions: last
//   n: 1
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: absent
//   R: alternative 1
// legal 0 0: [[0.0,0.0],-2.5,0.75,2.25,0.375,-1.375,-2.75,0.5,-0.375,-1.75,-0.5,-1.5,-1.125,0.375,0.25,0.125]

module {
func.func @program(%arg0: tensor<2x4x1x3xcomplex<f64>>, %arg1: tensor<3xcomplex<f64>>) -> tensor<1x2x4x1xcomplex<f64>> {
  %0 = stablehlo.constant dense<[4]> : tensor<1xi16>
  %1 = "chlo.ragged_dot"(%arg0, %arg1, %0) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [0], lhs_ragged_dimensions = [3]>}> : (tensor<2x4x1x3xcomplex<f64>>, tensor<3xcomplex<f64>>, tensor<1xi16>) -> tensor<1x2x4x1xcomplex<f64>>
  return %1 : tensor<1x2x4x1xcomplex<f64>>
}

  func.func @main(%input0: tensor<2x4x1x3xcomplex<f64>>, %input1: tensor<3xcomplex<f64>>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x4x1x3xcomplex<f64>>, tensor<3xcomplex<f64>>) -> (tensor<1x2x4x1xcomplex<f64>>)
    %v0 = stablehlo.real %r : (tensor<1x2x4x1xcomplex<f64>>) -> tensor<1x2x4x1xf64>
    check.expect_eq_const %v0, dense<[[[[0.0], [0.75], [0.375], [-2.75]], [[-0.375], [-0.5], [-1.125], [0.25]]]]> : tensor<1x2x4x1xf64>
    %v1 = stablehlo.imag %r : (tensor<1x2x4x1xcomplex<f64>>) -> tensor<1x2x4x1xf64>
    check.expect_eq_const %v1, dense<[[[[-2.5], [2.25], [-1.375], [0.5]], [[-1.75], [-1.5], [0.375], [0.125]]]]> : tensor<1x2x4x1xf64>
    func.return
  }
}
