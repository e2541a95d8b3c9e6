// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.75], [-0.25], [1.25]], [[0.5], [-0.75], [2.0]], [[-1.75], [-1.5], [1.5]], [[1.0], [0.5], [-1.75]]]]> : tensor<1x4x3x1xf16>, dense<[[1.0, -3.0, -1.0]]> : tensor<1x3xf16>]'
// RUN: : @program
// stablehlo.dot_general on f16, exact values
//   B: rank 2
//   B: has 1
//   K: rank 0
//   M: rank 2
//   M: has 1
//   N: rank 0
//   E: f16
//   F: f16
//   lhs_batching_dimensions: ascending
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
//   precision_config: DEFAULT
//   precision_config: HIGH
//   G: f16
// legal 0 0: [0.75,0.5,-1.75,1.0,0.75,2.25,4.5,-1.5,-1.25,-2.0,-1.5,1.75]

module {
func.func @program(%arg0: tensor<1x4x3x1xf16>, %arg1: tensor<1x3xf16>) -> tensor<1x3x4x1xf16> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 2] x [0, 1], contracting_dims = [] x [], precision = [HIGH, DEFAULT] : (tensor<1x4x3x1xf16>, tensor<1x3xf16>) -> tensor<1x3x4x1xf16>
  return %0 : tensor<1x3x4x1xf16>
}

  func.func @main(%input0: tensor<1x4x3x1xf16>, %input1: tensor<1x3xf16>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x4x3x1xf16>, tensor<1x3xf16>) -> (tensor<1x3x4x1xf16>)
    %v0 = stablehlo.convert %r : (tensor<1x3x4x1xf16>) -> tensor<1x3x4x1xf64>
    check.expect_eq_const %v0, dense<[[[[0.75], [0.5], [-1.75], [1.0]], [[0.75], [2.25], [4.5], [-1.5]], [[-1.25], [-2.0], [-1.5], [1.75]]]]> : tensor<1x3x4x1xf64>
    func.return
  }
}
