// RUN: stablehlo-opt --chlo-legalize-to-stablehlo %s | stablehlo-translate --interpret --args='[dense<[[[[8], [11]], [[0], [1]]], [[[0], [10]], [[4], [4]]]]> : tensor<2x2x2x1xui4>, dense<[0, 1, 1]> : tensor<3xui4>]'
// RUN: : @program
// chlo.ragged_dot on ui4, special values
//   G: rank 0
//   M: rank 0
//   B: rank 3+
//   B: has 1
//   K: rank 0
//   N: rank 0
//   E: ui4
//   F: ui4
//   I: ui4
//   lhs_batching_dimensions: unordered
//   rhs_batching_dimensions: unordered
//   lhs_contracting_dimensions: empty
//   rhs_contracting_dimensions: empty
//   rhs_group_dimensions: first
//   rhs_group_dimensions: last
//   lhs_ragged_dimensions: first
//   n: more
//   Q: alternative 1
//   Q: alternative 2
//   precision_config: given
//   precision_config: HIGH
//   R: alternative 1 (otherwise)
// legal 0 0: [[0,15],[0,15],0,[0,15],0,8,[0,15],[0,15]]

module {
func.func @program(%arg0: tensor<2x2x2x1xui4>, %arg1: tensor<3xui4>) -> tensor<1x2x2x2xui4> {
  %0 = stablehlo.constant dense<[[[[15], [3]], [[0], [8]]], [[[1], [4]], [[15], [7]]]]> : tensor<2x2x2x1xui4>
  %1 = "chlo.ragged_dot"(%arg0, %0, %arg1) <{ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_batching_dimensions = [3, 1, 0, 2], rhs_batching_dimensions = [3, 1, 0, 2], lhs_ragged_dimensions = [3]>, precision_config = [#chlo<precision HIGH>, #chlo<precision HIGH>]}> : (tensor<2x2x2x1xui4>, tensor<2x2x2x1xui4>, tensor<3xui4>) -> tensor<1x2x2x2xui4>
  return %1 : tensor<1x2x2x2xui4>
}

  func.func @main(%input0: tensor<2x2x2x1xui4>, %input1: tensor<3xui4>) {
    %r = func.call @program(%input0, %input1) : (tensor<2x2x2x1xui4>, tensor<3xui4>) -> (tensor<1x2x2x2xui4>)
    %v0 = stablehlo.constant dense<[[[[15, 15], [0, 15]], [[0, 8], [15, 15]]]]> : tensor<1x2x2x2xui4>
    %v1 = stablehlo.constant dense<[[[[0, 0], [0, 0]], [[0, 8], [0, 0]]]]> : tensor<1x2x2x2xui4>
    %v2 = stablehlo.compare GE, %r, %v1, UNSIGNED : (tensor<1x2x2x2xui4>, tensor<1x2x2x2xui4>) -> tensor<1x2x2x2xi1>
    %v3 = stablehlo.compare LE, %r, %v0, UNSIGNED : (tensor<1x2x2x2xui4>, tensor<1x2x2x2xui4>) -> tensor<1x2x2x2xi1>
    %v4 = stablehlo.and %v2, %v3 : tensor<1x2x2x2xi1>
    check.expect_eq_const %v4, dense<true> : tensor<1x2x2x2xi1>
    func.return
  }
}
