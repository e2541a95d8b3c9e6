// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[8], [-4], [5], [-2], [-1]]]]> : tensor<1x1x5x1xi64>, dense<[[[[-8]], [[-3]], [[-9]], [[0]], [[-1]]]]> : tensor<1x5x1x1xi64>]'
// RUN: : @program
// stablehlo.dot_general on i64, exact values
//   B: rank 3+
//   B: has 1
//   K: rank 1
//   M: rank 0
//   N: rank 0
//   E: i64
//   F: i64
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
//   G: i64
// legal 0 0: [-96]

module {
func.func @program(%arg0: tensor<1x1x5x1xi64>, %arg1: tensor<1x5x1x1xi64>) -> tensor<1x1x1xi64> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [3, 1, 0] x [2, 3, 0], contracting_dims = [2] x [1] : (tensor<1x1x5x1xi64>, tensor<1x5x1x1xi64>) -> tensor<1x1x1xi64>
  return %0 : tensor<1x1x1xi64>
}

  func.func @main(%input0: tensor<1x1x5x1xi64>, %input1: tensor<1x5x1x1xi64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1x5x1xi64>, tensor<1x5x1x1xi64>) -> (tensor<1x1x1xi64>)
    check.expect_eq_const %r, dense<-96> : tensor<1x1x1xi64>
    func.return
  }
}
