// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[2]], [[7]], [[5]], [[8]]]> : tensor<4x1x1xui64>, dense<[[[[7], [2], [3], [4]]]]> : tensor<1x1x4x1xui64>]'
// RUN: : @program
// chlo.ragged_dot on ui64, envelope values
//   G: rank 0
//   M: rank 0
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   N: rank 1
//   N: has 1
//   E: ui64
//   F: ui64
//   I: ui64
//   lhs_batching_dimensions: ascending
//   rhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   n: more
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: absent
//   R: alternative 1 (otherwise)
// legal 0 0: [14,14,15,32]

module {
func.func @program(%arg0: tensor<4x1x1xui64>, %arg1: tensor<1x1x4x1xui64>) -> tensor<4x1x1x1xui64> {
  %0 = stablehlo.constant dense<[5, 1]> : tensor<2xui64>
  %1 = "chlo.ragged_dot"(%arg0, %arg1, %0) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [0, 1, 2], rhs_batching_dimensions = [2, 1, 0], lhs_ragged_dimensions = [0]>}> : (tensor<4x1x1xui64>, tensor<1x1x4x1xui64>, tensor<2xui64>) -> tensor<4x1x1x1xui64>
  return %1 : tensor<4x1x1x1xui64>
}

  func.func @main(%input0: tensor<4x1x1xui64>, %input1: tensor<1x1x4x1xui64>) {
    %r = func.call @program(%input0, %input1) : (tensor<4x1x1xui64>, tensor<1x1x4x1xui64>) -> (tensor<4x1x1x1xui64>)
    check.expect_eq_const %r, dense<[[[[14]]], [[[14]]], [[[15]]], [[[32]]]]> : tensor<4x1x1x1xui64>
    func.return
  }
}
