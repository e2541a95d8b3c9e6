// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<3x0x3x5xui16>, dense<> : tensor<0x5x3xui16>]'
// RUN: : @program
// stablehlo.dot_general on ui16, exact values
//   B: rank 1
//   K: rank 2
//   K: has 0
//   M: rank 1
//   N: rank 0
//   E: ui16
//   F: ui16
//   lhs_batching_dimensions: one
//   lhs_contracting_dimensions: unordered
//   rhs_batching_dimensions: one
//   rhs_contracting_dimensions: unordered
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: ui16
// legal 0 0: [0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<3x0x3x5xui16>, %arg1: tensor<0x5x3xui16>) -> tensor<3x3xui16> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0] x [2], contracting_dims = [3, 1] x [1, 0] : (tensor<3x0x3x5xui16>, tensor<0x5x3xui16>) -> tensor<3x3xui16>
  return %0 : tensor<3x3xui16>
}

  func.func @main(%input0: tensor<3x0x3x5xui16>, %input1: tensor<0x5x3xui16>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x0x3x5xui16>, tensor<0x5x3xui16>) -> (tensor<3x3xui16>)
    check.expect_eq_const %r, dense<0> : tensor<3x3xui16>
    func.return
  }
}
