// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[2.0, 2.0, -0.875, 2.0, 2.5], [-1.75, 1.0, -1.25, 3.5, 0.875], [-2.0, -2.0, 2.0, -0.5, -0.875], [1.25, 1.5, 0.75, 0.5, 2.0]]], [[[-2.0, 1.0, -1.0, -3.5, -1.0], [-1.75, 0.875, 1.5, 1.5, 1.0], [0.5, 1.25, 0.75, -1.25, -1.75], [-3.5, -1.25, 1.25, -1.5, 1.0]]]]> : tensor<2x1x4x5xf6E3M2FN>]'
// RUN: : @program
// stablehlo.dot_general on f6E3M2FN, envelope values
//   B: rank 0
//   K: rank 3+
//   M: rank 1
//   M: has 1
//   N: rank 1
//   N: has 1
//   E: f6E3M2FN
//   F: f6E3M2FN
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: unordered
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: ascending
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
//   G: f6E3M2FN
// legal 0 0: [0.25]

module {
func.func @program(%arg0: tensor<2x1x4x5xf6E3M2FN>) -> tensor<1x1xf6E3M2FN> {
  %0 = stablehlo.constant dense<[[[[0.75], [1.75], [2.0], [1.25]], [[-0.75], [3.5], [3.0], [-1.75]]], [[[1.25], [0.75], [1.0], [3.0]], [[-0.0625], [-0.625], [3.0], [1.5]]], [[[1.0], [-2.5], [0.5], [2.0]], [[-3.5], [-1.75], [0.5], [-0.625]]], [[[-1.0], [-3.0], [1.25], [3.0]], [[0.5], [1.5], [1.5], [-0.75]]], [[[-0.875], [1.75], [-1.75], [-0.5]], [[2.0], [-1.25], [-1.0], [2.5]]]]> : tensor<5x2x4x1xf6E3M2FN>
  %1 = stablehlo.dot_general %0, %arg0, contracting_dims = [1, 2, 0] x [0, 2, 3], precision = [HIGHEST, HIGH] : (tensor<5x2x4x1xf6E3M2FN>, tensor<2x1x4x5xf6E3M2FN>) -> tensor<1x1xf6E3M2FN>
  return %1 : tensor<1x1xf6E3M2FN>
}

  func.func @main(%input0: tensor<2x1x4x5xf6E3M2FN>) {
    %r = func.call @program(%input0) : (tensor<2x1x4x5xf6E3M2FN>) -> (tensor<1x1xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1xf6E3M2FN>) -> tensor<1x1xf64>
    check.expect_eq_const %v0, dense<0.25> : tensor<1x1xf64>
    func.return
  }
}
