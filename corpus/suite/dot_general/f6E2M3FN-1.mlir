// RUN: stablehlo-translate --interpret %s --args='[dense<[[1.125]]> : tensor<1x1xf6E2M3FN>, dense<[[[[-0.75], [-3.0], [-0.75], [0.75], [-2.5]]]]> : tensor<1x1x5x1xf6E2M3FN>]'
// RUN: : @program
// stablehlo.dot_general on f6E2M3FN, special values
//   B: rank 2
//   B: has 1
//   K: rank 0
//   M: rank 0
//   N: rank 2
//   N: has 1
//   E: f6E2M3FN
//   F: f6E2M3FN
//   lhs_batching_dimensions: ascending
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: given
//   precision_config: DEFAULT
//   precision_config: HIGHEST
//   G: f6E2M3FN
// legal 0 0: [-0.875,-3.5,-0.875,0.875,-2.75]

module {
func.func @program(%arg0: tensor<1x1xf6E2M3FN>, %arg1: tensor<1x1x5x1xf6E2M3FN>) -> tensor<1x1x1x5xf6E2M3FN> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [3, 0], contracting_dims = [] x [], precision = [HIGHEST, DEFAULT] : (tensor<1x1xf6E2M3FN>, tensor<1x1x5x1xf6E2M3FN>) -> tensor<1x1x1x5xf6E2M3FN>
  return %0 : tensor<1x1x1x5xf6E2M3FN>
}

  func.func @main(%input0: tensor<1x1xf6E2M3FN>, %input1: tensor<1x1x5x1xf6E2M3FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1xf6E2M3FN>, tensor<1x1x5x1xf6E2M3FN>) -> (tensor<1x1x1x5xf6E2M3FN>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1x5xf6E2M3FN>) -> tensor<1x1x1x5xf64>
    check.expect_eq_const %v0, dense<[[[[-0.875, -3.5, -0.875, 0.875, -2.75]]]]> : tensor<1x1x1x5xf64>
    func.return
  }
}
