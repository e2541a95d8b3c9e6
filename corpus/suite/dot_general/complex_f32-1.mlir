// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[(2.0, -4.0)], [(6.0, -7.0)], [(6.0, 3.0)], [(-2.0, -2.0)]], [[(8.0, -6.0)], [(5.0, -5.0)], [(2.0, -1.0)], [(-4.0, 5.0)]], [[(-2.0, 3.0)], [(6.0, 2.0)], [(8.0, -3.0)], [(6.0, -8.0)]], [[(-4.0, 0.0)], [(-7.0, 0.0)], [(3.0, 7.0)], [(4.0, -2.0)]], [[(-2.0, 0.0)], [(-5.0, 1.0)], [(-3.0, 0.0)], [(-7.0, -8.0)]]]]> : tensor<1x5x4x1xcomplex<f32>>, dense<[[[[(-1.0, 5.0)], [(-2.0, 0.0)], [(6.0, 0.0)], [(-7.0, -1.0)]], [[(-1.0, 0.0)], [(7.0, 8.0)], [(2.0, -3.0)], [(-2.0, 3.0)]], [[(-4.0, -5.0)], [(-8.0, -6.0)], [(8.0, 6.0)], [(-5.0, 3.0)]], [[(-8.0, -1.0)], [(5.0, -8.0)], [(2.0, 7.0)], [(-6.0, 8.0)]], [[(0.0, 0.0)], [(0.0, -5.0)], [(2.0, 5.0)], [(8.0, 7.0)]]]]> : tensor<1x5x4x1xcomplex<f32>>]'
// RUN: : @program
// stablehlo.dot_general on complex<f32>, exact values
//   B: rank 0
//   K: rank 3+
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: complex<f32>
//   F: complex<f32>
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: unordered
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: unordered
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: complex<f32>
// legal 0 0: [123.0,107.0]

module {
func.func @program(%arg0: tensor<1x5x4x1xcomplex<f32>>, %arg1: tensor<1x5x4x1xcomplex<f32>>) -> tensor<complex<f32>> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 0, 3, 2] x [1, 0, 3, 2] : (tensor<1x5x4x1xcomplex<f32>>, tensor<1x5x4x1xcomplex<f32>>) -> tensor<complex<f32>>
  return %0 : tensor<complex<f32>>
}

  func.func @main(%input0: tensor<1x5x4x1xcomplex<f32>>, %input1: tensor<1x5x4x1xcomplex<f32>>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x5x4x1xcomplex<f32>>, tensor<1x5x4x1xcomplex<f32>>) -> (tensor<complex<f32>>)
    %v0 = stablehlo.real %r : (tensor<complex<f32>>) -> tensor<f32>
    %v1 = stablehlo.convert %v0 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v1, dense<123.0> : tensor<f64>
    %v2 = stablehlo.imag %r : (tensor<complex<f32>>) -> tensor<f32>
    %v3 = stablehlo.convert %v2 : (tensor<f32>) -> tensor<f64>
    check.expect_eq_const %v3, dense<107.0> : tensor<f64>
    func.return
  }
}
