// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[0, 9966361197637892621, 4798004672351422785, 342689621389181419], [15038907578616064280, 3272213433821762651, 0, 4471078639255207561]]]]> : tensor<1x1x2x4xui64>, dense<[[[4]], [[1]]]> : tensor<2x1x1xui64>]'
// RUN: : @program
// stablehlo.dot_general on ui64, special values
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   M: rank 1
//   N: rank 0
//   E: ui64
//   F: ui64
//   lhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: unordered
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: given
//   num_primitive_operations: alternative 1
//   lhs_precision_type: given
//   lhs_precision_type: f16
//   rhs_precision_type: given
//   rhs_precision_type: f16
//   accumulation_type: given
//   accumulation_type: f16
//   lhs_component_count: given
//   lhs_component_count: low
//   rhs_component_count: given
//   rhs_component_count: low
//   allow_imprecise_accumulation: given
//   allow_imprecise_accumulation: false
//   precision_config: absent
//   G: ui64
// legal 0 0: [0,null,null,1370758485556725676,15038907578616064280,3272213433821762651,0,4471078639255207561]

module {
func.func @program(%arg0: tensor<1x1x2x4xui64>, %arg1: tensor<2x1x1xui64>) -> tensor<2x1x1x4xui64> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [2, 0, 1] x [0, 2, 1], contracting_dims = [] x [], algorithm = <lhs_precision_type = f16, rhs_precision_type = f16, accumulation_type = f16, lhs_component_count = 1, rhs_component_count = 1, num_primitive_operations = 1, allow_imprecise_accumulation = false> : (tensor<1x1x2x4xui64>, tensor<2x1x1xui64>) -> tensor<2x1x1x4xui64>
  return %0 : tensor<2x1x1x4xui64>
}

  func.func @main(%input0: tensor<1x1x2x4xui64>, %input1: tensor<2x1x1xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<1x1x2x4xui64>, tensor<2x1x1xui64>) -> (tensor<2x1x1x4xui64>)
    %v0 = stablehlo.constant dense<[[[[0, 18446744073709551615, 18446744073709551615, 1370758485556725676]]], [[[15038907578616064280, 3272213433821762651, 0, 4471078639255207561]]]]> : tensor<2x1x1x4xui64>
    %v1 = stablehlo.constant dense<[[[[0, 0, 0, 1370758485556725676]]], [[[15038907578616064280, 3272213433821762651, 0, 4471078639255207561]]]]> : tensor<2x1x1x4xui64>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<2x1x1x4xui64>, tensor<2x1x1x4xui64>) -> tensor<2x1x1x4xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<2x1x1x4xui64>, tensor<2x1x1x4xui64>) -> tensor<2x1x1x4xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<2x1x1x4xi1>
    %v5 = stablehlo.constant dense<[[[[false, true, true, false]]], [[[false, false, false, false]]]]> : tensor<2x1x1x4xi1>
    %v6 = stablehlo.or %v4, %v5 : tensor<2x1x1x4xi1>
    check.expect_eq_const %v6, dense<true> : tensor<2x1x1x4xi1>
    func.return
  }
}
