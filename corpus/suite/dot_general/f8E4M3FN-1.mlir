// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-1.0], [1.0]], [[-3.0], [-2.0]], [[4.0], [1.0]]], [[[3.0], [-1.0]], [[-1.0], [-3.0]], [[3.0], [-4.0]]]]> : tensor<2x3x2x1xf8E4M3FN>]'
// RUN: : @program
// stablehlo.dot_general on f8E4M3FN, exact values
//   B: rank 0
//   K: rank 3+
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: f8E4M3FN
//   F: f8E4M3FN
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
//   G: f8E4M3FN
// legal 0 0: [64.0]

module {
func.func @program(%arg0: tensor<2x3x2x1xf8E4M3FN>) -> tensor<f8E4M3FN> {
  %0 = stablehlo.dot_general %arg0, %arg0, contracting_dims = [1, 2, 3, 0] x [1, 0, 3, 2] : (tensor<2x3x2x1xf8E4M3FN>, tensor<2x3x2x1xf8E4M3FN>) -> tensor<f8E4M3FN>
  return %0 : tensor<f8E4M3FN>
}

  func.func @main(%input0: tensor<2x3x2x1xf8E4M3FN>) {
    %r = func.call @program(%input0) : (tensor<2x3x2x1xf8E4M3FN>) -> (tensor<f8E4M3FN>)
    %v0 = stablehlo.convert %r : (tensor<f8E4M3FN>) -> tensor<f64>
    check.expect_eq_const %v0, dense<64.0> : tensor<f64>
    func.return
  }
}
