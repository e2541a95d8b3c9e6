// RUN: stablehlo-translate --interpret %s --args='[dense<[[1, 0, 0, 1, 0], [1, 1, 1, 1, 1]]> : tensor<2x5xui2>, dense<[[[[1, 1, 0, 0, 1], [1, 1, 1, 1, 0]]], [[[1, 1, 1, 0, 1], [0, 0, 0, 0, 1]]], [[[1, 1, 1, 1, 1], [1, 1, 0, 1, 1]]], [[[1, 1, 1, 1, 1], [0, 1, 1, 0, 1]]]]> : tensor<4x1x2x5xui2>]'
// RUN: : @program
// stablehlo.dot_general on ui2, exact values
//   B: rank 1
//   K: rank 1
//   M: rank 0
//   N: rank 2
//   N: has 1
//   E: ui2
//   F: ui2
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
//   precision_config: absent
//   G: ui2
// legal 0 0: [1,1,2,2,null,1,null,3]

module {
func.func @program(%arg0: tensor<2x5xui2>, %arg1: tensor<4x1x2x5xui2>) -> tensor<2x4x1xui2> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [2], contracting_dims = [1] x [3] : (tensor<2x5xui2>, tensor<4x1x2x5xui2>) -> tensor<2x4x1xui2>
  return %0 : tensor<2x4x1xui2>
}

  func.func @main(%input0: tensor<2x5xui2>, %input1: tensor<4x1x2x5xui2>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x5xui2>, tensor<4x1x2x5xui2>) -> (tensor<2x4x1xui2>)
    %v0 = stablehlo.constant dense<[[[1], [1], [2], [2]], [[3], [1], [3], [3]]]> : tensor<2x4x1xui2>
    %v1 = stablehlo.constant dense<[[[1], [1], [2], [2]], [[0], [1], [0], [3]]]> : tensor<2x4x1xui2>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x4x1xui2>, tensor<2x4x1xui2>) -> tensor<2x4x1xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x4x1xui2>, tensor<2x4x1xui2>) -> tensor<2x4x1xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x4x1xi1>
    %v5 = stablehlo.constant dense<[[[false], [false], [false], [false]], [[true], [false], [true], [false]]]> : tensor<2x4x1xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x4x1xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x4x1xi1>
    func.return
  }
}
