// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.5, 0.5, -6.0, -2.0, -1.0], [-0.5, -3.0, -0.5, -6.0, -0.0]], [[-0.0, 6.0, -0.5, 0.0, -1.0], [-1.0, -0.5, -6.0, 0.5, 0.5]], [[1.0, -2.0, 1.0, -1.0, 4.0], [6.0, 6.0, 3.0, 2.0, -1.0]]]]> : tensor<1x3x2x5xf4E2M1FN>]'
// RUN: : @program
// stablehlo.dot_general on f4E2M1FN, special values
//   B: rank 1
//   K: rank 3+
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: f4E2M1FN
//   F: f4E2M1FN
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: unordered
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: unordered
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: bf16
//   rhs_precision_type: given
//   rhs_precision_type: bf16
//   accumulation_type: given
//   accumulation_type: f32
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: absent
//   G: f4E2M1FN
// legal 0 0: [-1.0,-6.0,6.0]

module {
func.func @program(%arg0: tensor<1x3x2x5xf4E2M1FN>) -> tensor<3xf4E2M1FN> {
  %0 = stablehlo.constant dense<[[[[-1.5, 1.0, -1.5], [-0.5, 0.0, 0.5]], [[-0.0, 0.5, 0.0], [0.5, 1.0, 3.0]], [[-1.5, 0.5, 6.0], [6.0, 1.0, -6.0]], [[0.0, -0.5, 0.0], [1.0, -4.0, -1.0]], [[0.5, 0.5, -0.0], [0.5, 0.0, -1.0]]]]> : tensor<1x5x2x3xf4E2M1FN>
  %1 = stablehlo.dot_general %0, %arg0, batching_dims = [3] x [1], contracting_dims = [1, 0, 2] x [3, 0, 2], algorithm = <lhs_precision_type = bf16, rhs_precision_type = bf16, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x5x2x3xf4E2M1FN>, tensor<1x3x2x5xf4E2M1FN>) -> tensor<3xf4E2M1FN>
  return %1 : tensor<3xf4E2M1FN>
}

  func.func @main(%input0: tensor<1x3x2x5xf4E2M1FN>) {
    %r = func.call @program(%input0) : (tensor<1x3x2x5xf4E2M1FN>) -> (tensor<3xf4E2M1FN>)
    %v0 = stablehlo.convert %r : (tensor<3xf4E2M1FN>) -> tensor<3xf64>
    check.expect_eq_const %v0, dense<[-1.0, -6.0, 6.0]> : tensor<3xf64>
    func.return
  }
}
