// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-0.25]]]> : tensor<1x1x1xf8E5M2FNUZ>]'
// RUN: : @program
// stablehlo.dot_general on f8E5M2FNUZ, exact values
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   M: rank 0
//   N: rank 0
//   E: f8E5M2FNUZ
//   F: f8E5M2FNUZ
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: ascending
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: given
//   precision_config: HIGHEST
//   G: f8E5M2FNUZ
// legal 0 0: [0.0625]

module {
func.func @program(%arg0: tensor<1x1x1xf8E5M2FNUZ>) -> tensor<1x1x1xf8E5M2FNUZ> {
  %0 = stablehlo.constant dense<[[[-0.25]]]> : tensor<1x1x1xf8E5M2FNUZ>
  %1 = stablehlo.dot_general %arg0, %0, batching_dims = [0, 2, 1] x [0, 1, 2], contracting_dims = [] x [], precision = [HIGHEST, HIGHEST] : (tensor<1x1x1xf8E5M2FNUZ>, tensor<1x1x1xf8E5M2FNUZ>) -> tensor<1x1x1xf8E5M2FNUZ>
  return %1 : tensor<1x1x1xf8E5M2FNUZ>
}

  func.func @main(%input0: tensor<1x1x1xf8E5M2FNUZ>) {
    %r = func.call @program(%input0) : (tensor<1x1x1xf8E5M2FNUZ>) -> (tensor<1x1x1xf8E5M2FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x1x1xf8E5M2FNUZ>) -> tensor<1x1x1xf64>
    check.expect_eq_const %v0, dense<0.0625> : tensor<1x1x1xf64>
    func.return
  }
}
