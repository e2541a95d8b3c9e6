// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[-6], [3], [-6]]], [[[0], [4], [2]]]]> : tensor<2x1x3x1xi16>, dense<[[[[7, 8]], [[-3, -3]], [[-5, -2]]]]> : tensor<1x3x1x2xi16>]'
// RUN: : @program
// stablehlo.dot_general on i16, exact values
//   B: rank 0
//   K: rank 3+
//   K: has 1
//   M: rank 0
//   N: rank 0
//   E: i16
//   F: i16
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
//   G: i16
// legal 0 0: [-37]

module {
func.func @program(%arg0: tensor<2x1x3x1xi16>, %arg1: tensor<1x3x1x2xi16>) -> tensor<i16> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1, 2, 0, 3] x [0, 1, 3, 2] : (tensor<2x1x3x1xi16>, tensor<1x3x1x2xi16>) -> tensor<i16>
  return %0 : tensor<i16>
}

  func.func @main(%input0: tensor<2x1x3x1xi16>, %input1: tensor<1x3x1x2xi16>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x1x3x1xi16>, tensor<1x3x1x2xi16>) -> (tensor<i16>)
    check.expect_eq_const %r, dense<-37> : tensor<i16>
    func.return
  }
}
