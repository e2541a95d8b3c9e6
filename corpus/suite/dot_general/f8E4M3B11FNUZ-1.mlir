// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-0.5]], [[1.5]], [[1.0]]], [[[-1.0]], [[2.0]], [[-2.0]]]]> : tensor<2x3x1x1xf8E4M3B11FNUZ>, dense<[[[-1.5]], [[-1.5]]]> : tensor<2x1x1xf8E4M3B11FNUZ>]'
// RUN: : @program
// stablehlo.dot_general on f8E4M3B11FNUZ, exact values
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   M: rank 1
//   N: rank 0
//   E: f8E4M3B11FNUZ
//   F: f8E4M3B11FNUZ
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
//   precision_config: DEFAULT
//   precision_config: HIGH
//   G: f8E4M3B11FNUZ
// legal 0 0: [0.75,-2.25,-1.5,1.5,-3.0,3.0]

module {
func.func @program(%arg0: tensor<2x3x1x1xf8E4M3B11FNUZ>, %arg1: tensor<2x1x1xf8E4M3B11FNUZ>) -> tensor<1x2x1x3xf8E4M3B11FNUZ> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [2, 0, 3] x [1, 0, 2], contracting_dims = [] x [], precision = [DEFAULT, HIGH] : (tensor<2x3x1x1xf8E4M3B11FNUZ>, tensor<2x1x1xf8E4M3B11FNUZ>) -> tensor<1x2x1x3xf8E4M3B11FNUZ>
  return %0 : tensor<1x2x1x3xf8E4M3B11FNUZ>
}

  func.func @main(%input0: tensor<2x3x1x1xf8E4M3B11FNUZ>, %input1: tensor<2x1x1xf8E4M3B11FNUZ>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x3x1x1xf8E4M3B11FNUZ>, tensor<2x1x1xf8E4M3B11FNUZ>) -> (tensor<1x2x1x3xf8E4M3B11FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<1x2x1x3xf8E4M3B11FNUZ>) -> tensor<1x2x1x3xf64>
    check.expect_eq_const %v0, dense<[[[[0.75, -2.25, -1.5]], [[1.5, -3.0, 3.0]]]]> : tensor<1x2x1x3xf64>
    func.return
  }
}
