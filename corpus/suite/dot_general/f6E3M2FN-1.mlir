// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.5], [0.0]], [[0.0], [0.0]], [[-1.0], [-1.0]], [[0.0], [-1.0]]]]> : tensor<1x4x2x1xf6E3M2FN>, dense<[[[[0.0], [-0.5], [0.0], [0.0]], [[0.0], [0.0], [0.0], [0.5]], [[0.5], [0.0], [0.0], [-0.0]]]]> : tensor<1x3x4x1xf6E3M2FN>]'
// RUN: : @program
// stablehlo.dot_general on f6E3M2FN, exact values
//   B: rank 2
//   B: has 1
//   K: rank 1
//   K: has 1
//   M: rank 1
//   N: rank 1
//   E: f6E3M2FN
//   F: f6E3M2FN
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: one
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: f6E3M2FN
// legal 0 0: [[0.0,0.0],[0.0,0.0],0.25,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],-0.5,[0.0,0.0]]

module {
func.func @program(%arg0: tensor<1x4x2x1xf6E3M2FN>, %arg1: tensor<1x3x4x1xf6E3M2FN>) -> tensor<1x4x2x3xf6E3M2FN> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [3, 1] x [3, 2], contracting_dims = [0] x [0] : (tensor<1x4x2x1xf6E3M2FN>, tensor<1x3x4x1xf6E3M2FN>) -> tensor<1x4x2x3xf6E3M2FN>
  return %0 : tensor<1x4x2x3xf6E3M2FN>
}

  func.func @main(%input0: tensor<1x4x2x1xf6E3M2FN>, %input1: tensor<1x3x4x1xf6E3M2FN>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x4x2x1xf6E3M2FN>, tensor<1x3x4x1xf6E3M2FN>) -> (tensor<1x4x2x3xf6E3M2FN>)
    %v0 = stablehlo.convert %r : (tensor<1x4x2x3xf6E3M2FN>) -> tensor<1x4x2x3xf64>
    check.expect_eq_const %v0, dense<[[[[0.0, 0.0, 0.25], [0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0], [0.0, -0.5, 0.0]]]]> : tensor<1x4x2x3xf64>
    func.return
  }
}
