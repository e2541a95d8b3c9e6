// RUN: stablehlo-translate --interpret %s --args='[dense<[[[4], [7]], [[2], [1]], [[10], [8]], [[3], [3]]]> : tensor<4x2x1xui4>, dense<[[[4, 14, 9, 8], [4, 9, 7, 6], [4, 9, 14, 15]]]> : tensor<1x3x4xui4>]'
// RUN: : @program
// stablehlo.dot_general on ui4, exact values
//   B: rank 1
//   K: rank 1
//   K: has 1
//   M: rank 1
//   N: rank 1
//   E: ui4
//   F: ui4
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: one
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
//   G: ui4
// legal 0 0: [[0,15],[0,15],[0,15],[0,15],[0,15],[0,15],[0,15],[0,15],[0,15],14,9,9,[0,15],[0,15],[0,15],[0,15],[0,15],[0,15],[0,15],[0,15],[0,15],[0,15],[0,15],[0,15]]

module {
func.func @program(%arg0: tensor<4x2x1xui4>, %arg1: tensor<1x3x4xui4>) -> tensor<4x2x3xui4> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [2], contracting_dims = [2] x [0], precision = [HIGHEST, HIGH] : (tensor<4x2x1xui4>, tensor<1x3x4xui4>) -> tensor<4x2x3xui4>
  return %0 : tensor<4x2x3xui4>
}

  func.func @main(%input0: tensor<4x2x1xui4>, %input1: tensor<1x3x4xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x2x1xui4>, tensor<1x3x4xui4>) -> (tensor<4x2x3xui4>)
    %v0 = stablehlo.constant dense<[[[15, 15, 15], [15, 15, 15]], [[15, 15, 15], [14, 9, 9]], [[15, 15, 15], [15, 15, 15]], [[15, 15, 15], [15, 15, 15]]]> : tensor<4x2x3xui4>
    %v1 = stablehlo.constant dense<[[[0, 0, 0], [0, 0, 0]], [[0, 0, 0], [14, 9, 9]], [[0, 0, 0], [0, 0, 0]], [[0, 0, 0], [0, 0, 0]]]> : tensor<4x2x3xui4>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<4x2x3xui4>, tensor<4x2x3xui4>) -> tensor<4x2x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<4x2x3xui4>, tensor<4x2x3xui4>) -> tensor<4x2x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x2x3xi1>
    check.expect_eq_const %v4, dense<true> : tensor<4x2x3xi1>
    func.return
  }
}
