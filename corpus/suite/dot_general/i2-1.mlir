// RUN: stablehlo-translate --interpret %s --args='[dense<0> : tensor<i2>, dense<1> : tensor<i2>]'
// RUN: : @program
// stablehlo.dot_general on i2, exact values
//   B: rank 0
//   K: rank 0
//   M: rank 0
//   N: rank 0
//   E: i2
//   F: i2
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
//   precision_config: given
//   precision_config: HIGH
//   G: i2
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<i2>, %arg1: tensor<i2>) -> tensor<i2> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [] x [], precision = [HIGH, HIGH] : (tensor<i2>, tensor<i2>) -> tensor<i2>
  return %0 : tensor<i2>
}

  func.func @main(%input0: tensor<i2>, %input1: tensor<i2>) {
    %r = func.call @program(%input0, %input1) : (tensor<i2>, tensor<i2>) -> (tensor<i2>)
    check.expect_eq_const %r, dense<0> : tensor<i2>
    func.return
  }
}
