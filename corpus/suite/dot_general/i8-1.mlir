// RUN: stablehlo-translate --interpret %s --args='[dense<[[[[2, -6], [-9, 8]]], [[[-7, -1], [-8, -7]]], [[[1, -6], [7, 0]]], [[[-2, -9], [7, 3]]]]> : tensor<4x1x2x2xi8>, dense<[[1], [-3]]> : tensor<2x1xi8>]'
// RUN: : @program
// stablehlo.dot_general on i8, envelope values
//   B: rank 0
//   K: rank 2
//   K: has 1
//   M: rank 2
//   N: rank 0
//   E: i8
//   F: i8
//   lhs_batching_dimensions: empty
//   lhs_contracting_dimensions: unordered
//   rhs_batching_dimensions: empty
//   rhs_contracting_dimensions: ascending
//   num_primitive_operations: absent
//   lhs_precision_type: absent
//   rhs_precision_type: absent
//   accumulation_type: absent
//   lhs_component_count: absent
//   rhs_component_count: absent
//   allow_imprecise_accumulation: absent
//   precision_config: absent
//   G: i8
// legal 0 0: [29,-30,17,20,-20,-6,-23,-18]

module {
func.func @program(%arg0: tensor<4x1x2x2xi8>, %arg1: tensor<2x1xi8>) -> tensor<4x2xi8> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [2, 1] x [0, 1] : (tensor<4x1x2x2xi8>, tensor<2x1xi8>) -> tensor<4x2xi8>
  return %0 : tensor<4x2xi8>
}

  func.func @main(%input0: tensor<4x1x2x2xi8>, %input1: tensor<2x1xi8>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x1x2x2xi8>, tensor<2x1xi8>) -> (tensor<4x2xi8>)
    check.expect_eq_const %r, dense<[[29, -30], [17, 20], [-20, -6], [-23, -18]]> : tensor<4x2xi8>
    func.return
  }
}
