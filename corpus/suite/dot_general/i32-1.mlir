// RUN: stablehlo-translate --interpret %s --args='[dense<> : tensor<5x5x1x0xi32>, dense<> : tensor<5x0x1x5xi32>]'
// RUN: : @program
// stablehlo.dot_general on i32, special values
//   B: rank 0
//   K: rank 3+
//   K: has 0
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: i32
//   F: i32
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: unordered
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: unordered
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: i32
// legal 0 0: [0]

module {
func.func @program(%arg0: tensor<5x5x1x0xi32>, %arg1: tensor<5x0x1x5xi32>) -> tensor<i32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2, 1, 3, 0] x [2, 0, 1, 3] : (tensor<5x5x1x0xi32>, tensor<5x0x1x5xi32>) -> tensor<i32>
  return %0 : tensor<i32>
}

  func.func @main(%input0: tensor<5x5x1x0xi32>, %input1: tensor<5x0x1x5xi32>) {
    %r = func.call @program(%input0, %input1) : (tensor<5x5x1x0xi32>, tensor<5x0x1x5xi32>) -> (tensor<i32>)
    check.expect_eq_const %r, dense<0> : tensor<i32>
    func.return
  }
}
