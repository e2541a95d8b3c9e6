// RUN: stablehlo-translate --interpret %s --args='[]'
// RUN: : @program
// stablehlo.dot_general on f8E4M3FNUZ, exact values
//   B: rank 0
//   K: rank 0
//   M: rank 3+
//   M: has 1
//   N: rank 0
//   E: f8E4M3FNUZ
//   F: f8E4M3FNUZ
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: empty
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: empty
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: f8E4M3FNUZ
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program() -> tensor<2x1x4x1xf8E4M3FNUZ> {
  %0 = stablehlo.constant dense<[[[[-0.5], [-2.0], [0.5], [0.5]]], [[[0.0], [2.0], [-2.0], [2.0]]]]> : tensor<2x1x4x1xf8E4M3FNUZ>
  %1 = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %2 = stablehlo.dot_general %0, %1, contracting_dims = [] x [] : (tensor<2x1x4x1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<2x1x4x1xf8E4M3FNUZ>
  return %2 : tensor<2x1x4x1xf8E4M3FNUZ>
}

  func.func @main() {
    %r = func.call @program() : () -> (tensor<2x1x4x1xf8E4M3FNUZ>)
    %v0 = stablehlo.convert %r : (tensor<2x1x4x1xf8E4M3FNUZ>) -> tensor<2x1x4x1xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<2x1x4x1xf64>
    func.return
  }
}
