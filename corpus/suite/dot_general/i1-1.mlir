// RUN: stablehlo-translate --interpret %s --args='[dense<[[true], [false]]> : tensor<2x1xi1>, dense<[[[true]], [[false]]]> : tensor<2x1x1xi1>]'
// RUN: : @program
// stablehlo.dot_general on i1, exact values
//   B: rank 0
//   K: rank 1
//   K: has 1
//   M: rank 1
//   N: rank 2
//   N: has 1
//   E: i1
//   F: i1
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: one
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: one
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: given
//   precision_config: HIGH
//   precision_config: HIGHEST
//   G: i1
// legal 0 0: [true,false,false,false]

module {
func.func @program(%arg0: tensor<2x1xi1>, %arg1: tensor<2x1x1xi1>) -> tensor<2x2x1xi1> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [2], precision = [HIGHEST, HIGH] : (tensor<2x1xi1>, tensor<2x1x1xi1>) -> tensor<2x2x1xi1>
  return %0 : tensor<2x2x1xi1>
}

  func.func @main(%input0: tensor<2x1xi1>, %input1: tensor<2x1x1xi1>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1xi1>, tensor<2x1x1xi1>) -> (tensor<2x2x1xi1>)
    check.expect_eq_const %r, dense<[[[true], [false]], [[false], [false]]]> : tensor<2x2x1xi1>
    func.return
  }
}
