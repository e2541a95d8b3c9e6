// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0.5, -0.5, -2.0, 2.0, -0.5]]], [[[1.5, 0.5, 2.0, 0.5, 0.0]]], [[[2.0, -2.0, -1.0, -0.5, 2.0]]], [[[1.5, 0.0, 0.5, 1.5, 0.5]]], [[[1.0, -1.5, 1.0, -2.0, 0.0]]]]> : tensor<5x1x1x5xf8E3M4>, dense<[[[[0.0, 0.0, 0.0, 2.0, 1.0]], [[0.0, 0.5, 0.0, 0.0, 0.0]], [[-1.0, 0.0, 0.0, -1.0, -1.5]], [[-2.0, 0.0, -1.5, 0.0, -2.0]], [[-1.0, 0.5, 0.0, 0.0, -1.5]]]]> : tensor<1x5x1x5xf8E3M4>]'
// RUN: : @program
// stablehlo.dot_general on f8E3M4, exact values
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   M: rank 0
//   N: rank 0
//   E: f8E3M4
//   F: f8E3M4
//   lhs_batching_dimensions: unordered
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
//   precision_config: HIGHEST
//   G: f8E3M4
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],3.0,1.0,[0.0,0.0],0.25,[0.0,0.0],[0.0,0.0],[0.0,0.0],2.0,[0.0,0.0],[0.0,0.0],-0.5,-1.5,-4.0,[0.0,0.0],0.75,[0.0,0.0],4.0,0.5,[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<5x1x1x5xf8E3M4>, %arg1: tensor<1x5x1x5xf8E3M4>) -> tensor<5x5x1x1xf8E3M4> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [3, 0, 2, 1] x [1, 3, 0, 2], contracting_dims = [] x [], precision = [HIGHEST, HIGHEST] : (tensor<5x1x1x5xf8E3M4>, tensor<1x5x1x5xf8E3M4>) -> tensor<5x5x1x1xf8E3M4>
  return %0 : tensor<5x5x1x1xf8E3M4>
}

  func.func @main(%input0: tensor<5x1x1x5xf8E3M4>, %input1: tensor<1x5x1x5xf8E3M4>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x1x1x5xf8E3M4>, tensor<1x5x1x5xf8E3M4>) -> (tensor<5x5x1x1xf8E3M4>)
    %v0 = stablehlo.convert %r : (tensor<5x5x1x1xf8E3M4>) -> tensor<5x5x1x1xf64>
    check.expect_eq_const %v0, dense<[[[[0.0]], [[0.0]], [[0.0]], [[3.0]], [[1.0]]], [[[0.0]], [[0.25]], [[0.0]], [[0.0]], [[0.0]]], [[[2.0]], [[0.0]], [[0.0]], [[-0.5]], [[-1.5]]], [[[-4.0]], [[0.0]], [[0.75]], [[0.0]], [[4.0]]], [[[0.5]], [[0.0]], [[0.0]], [[0.0]], [[0.0]]]]> : tensor<5x5x1x1xf64>
    func.return
  }
}
