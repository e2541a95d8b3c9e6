// RUN: stablehlo-translate --interpret %s --args='[dense<[[[4, 9], [3, 8], [1, 5], [5, 6]], [[8, 8], [0, 1], [2, 6], [7, 2]]]> : tensor<2x4x2xui32>, dense<[[4], [1], [4], [7]]> : tensor<4x1xui32>]'
// RUN: : @program
// stablehlo.dot_general on ui32, exact values
//   B: rank 1
//   K: rank 0
//   M: rank 2
//   N: rank 1
//   N: has 1
//   E: ui32
//   F: ui32
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: f32
//   rhs_precision_type: given
//   rhs_precision_type: f32
//   accumulation_type: given
//   accumulation_type: f32
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: absent
//   G: ui32
// legal 0 0: [16,36,32,32,3,8,0,1,4,20,8,24,35,42,49,14]

module {
func.func @program(%arg0: tensor<2x4x2xui32>, %arg1: tensor<4x1xui32>) -> tensor<4x2x2x1xui32> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [1] x [0], contracting_dims = [] x [], algorithm = <lhs_precision_type = f32, rhs_precision_type = f32, accumulation_type = f32, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<2x4x2xui32>, tensor<4x1xui32>) -> tensor<4x2x2x1xui32>
  return %0 : tensor<4x2x2x1xui32>
}

  func.func @main(%input0: tensor<2x4x2xui32>, %input1: tensor<4x1xui32>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x4x2xui32>, tensor<4x1xui32>) -> (tensor<4x2x2x1xui32>)
    check.expect_eq_const %r, dense<[[[[16], [36]], [[32], [32]]], [[[3], [8]], [[0], [1]]], [[[4], [20]], [[8], [24]]], [[[35], [42]], [[49], [14]]]]> : tensor<4x2x2x1xui32>
    func.return
  }
}
