// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<0x2x2x5xf8E5M2>]'
// RUN: : @program
// stablehlo.dot_general on f8E5M2, exact values
//   B: rank 3+
//   K: rank 1
//   K: has 0
//   M: rank 0
//   N: rank 0
//   E: f8E5M2
//   F: f8E5M2
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
//   G: f8E5M2
// legal 0 0: [[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0],[0.0,0.0]]

module {
func.func @program(%arg0: tensor<0x2x2x5xf8E5M2>) -> tensor<2x2x5xf8E5M2> {
  %0 = stablehlo.constant dense<> : tensor<2x5x2x0xf8E5M2>
  %1 = stablehlo.dot_general %arg0, %0, batching_dims = [2, 1, 3] x [2, 0, 1], contracting_dims = [0] x [3] : (tensor<0x2x2x5xf8E5M2>, tensor<2x5x2x0xf8E5M2>) -> tensor<2x2x5xf8E5M2>
  return %1 : tensor<2x2x5xf8E5M2>
}

  func.func @main(%input0: tensor<0x2x2x5xf8E5M2>) {
    %r = func.call @program(%input0) : (tensor<0x2x2x5xf8E5M2>) -> (tensor<2x2x5xf8E5M2>)
    %v0 = stablehlo.convert %r : (tensor<2x2x5xf8E5M2>) -> tensor<2x2x5xf64>
    check.expect_eq_const %v0, dense<0.0> : tensor<2x2x5xf64>
    func.return
  }
}
