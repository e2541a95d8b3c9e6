// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<3x2x0xui8>, dense<> : tensor<0x2x4x3xui8>]'
// RUN: : @program
// stablehlo.dot_general on ui8, exact values
//   B: rank 2
//   K: rank 1
//   K: has 0
//   M: rank 0
//   N: rank 1
//   E: ui8
//   F: ui8
//   lhs_batching_dimensions: ascending
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
//   G: ui8
// legal 0 0: [0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0]

module {
func.func @program(%arg0: tensor<3x2x0xui8>, %arg1: tensor<0x2x4x3xui8>) -> tensor<3x2x4xui8> {
  %0 = stablehlo.dot_general %arg0, %arg1, batching_dims = [0, 1] x [3, 1], contracting_dims = [2] x [0] : (tensor<3x2x0xui8>, tensor<0x2x4x3xui8>) -> tensor<3x2x4xui8>
  return %0 : tensor<3x2x4xui8>
}

  func.func @main(%input0: tensor<3x2x0xui8>, %input1: tensor<0x2x4x3xui8>) {
    %r = func.call @program(%input0, %input1) : (tensor<3x2x0xui8>, tensor<0x2x4x3xui8>) -> (tensor<3x2x4xui8>)
    check.expect_eq_const %r, dense<0> : tensor<3x2x4xui8>
    func.return
  }
}
