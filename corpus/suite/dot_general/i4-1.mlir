// RUN: stablehlo-translate --interpret %s --args='[dense<[[[-8], [-1], [7], [2]], [[-5], [7], [4], [-4]], [[1], [2], [2], [5]]]> : tensor<3x4x1xi4>, dense<[[[1], [-7], [0]], [[-7], [-2], [-7]], [[1], [-5], [-7]], [[2], [7], [-1]]]> : tensor<4x3x1xi4>]'
// RUN: : @program
// stablehlo.dot_general on i4, special values
//   B: rank 2
//   K: rank 1
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: i4
//   F: i4
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: ascending
//   rhs_contracting_dimensions: one
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
//   G: i4
// legal 0 0: [-8,[-8,7],0,7,[-8,7],[-8,7],7,[-8,7],[-8,7],4,[-8,7],-5]

module {
func.func @program(%arg0: tensor<3x4x1xi4>, %arg1: tensor<4x3x1xi4>) -> tensor<4x3xi4> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1, 0] x [0, 1], contracting_dims = [2] x [2], precision = [DEFAULT, HIGHEST] : (tensor<3x4x1xi4>, tensor<4x3x1xi4>) -> tensor<4x3xi4>
  return %0 : tensor<4x3xi4>
}

  func.func @main(%input0: tensor<3x4x1xi4>, %input1: tensor<4x3x1xi4>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x4x1xi4>, tensor<4x3x1xi4>) -> (tensor<4x3xi4>)
    %v0 = stablehlo.constant dense<[[-8, 7, 0], [7, 7, 7], [7, 7, 7], [4, 7, -5]]> : tensor<4x3xi4>
    %v1 = stablehlo.constant dense<[[-8, -8, 0], [7, -8, -8], [7, -8, -8], [4, -8, -5]]> : tensor<4x3xi4>
    %v2 = stablehlo.compare GE, %r, %v1, SIGNED : (tensor<4x3xi4>, tensor<4x3xi4>) -> tensor<4x3xi1>
    %v3 = stablehlo.compare LE, %r, %v0, SIGNED : (tensor<4x3xi4>, tensor<4x3xi4>) -> tensor<4x3xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<4x3xi1>
    check.expect_eq_const %v4, dense<true> : tensor<4x3xi1>
    func.return
  }
}
