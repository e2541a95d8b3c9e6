// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.5, 3.0, -3.0], [-1.0, -1.0, 0.5], [1.0, -3.0, -1.5], [-0.5, -1.0, 1.0], [3.0, 2.0, 1.5]]> : tensor<5x3xf4E2M1FN>, dense<[[0.5, -3.0, -0.5], [-0.0, 0.5, -1.0], [6.0, 0.5, -4.0], [1.0, 0.0, 0.5], [-1.0, -6.0, 6.0]]> : tensor<5x3xf4E2M1FN>]'
// RUN: : @program
// stablehlo.dot_general on f4E2M1FN, special values
//   B: rank 0
//   K: rank 2
//   M: rank 0
//   N: rank 0
//   E: f4E2M1FN
//   F: f4E2M1FN
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
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
//   G: f4E2M1FN
// legal 0 0: [-3.0]

module {
func.func @program(%arg0: tensor<5x3xf4E2M1FN>, %arg1: tensor<5x3xf4E2M1FN>) -> tensor<f4E2M1FN> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 0] x [1, 0], precision = [HIGH, HIGHEST] : (tensor<5x3xf4E2M1FN>, tensor<5x3xf4E2M1FN>) -> tensor<f4E2M1FN>
  return %0 : tensor<f4E2M1FN>
}

  func.func @main(%input0: tensor<5x3xf4E2M1FN>, %input1: tensor<5x3xf4E2M1FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x3xf4E2M1FN>, tensor<5x3xf4E2M1FN>) -> (tensor<f4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<f4E2M1FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<-3.0> : tensor<f64>
    func.return
  }
}
